"""``serve``: the built site on this machine."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.commands.server_options import host_option, port_option
from portfolio.errors import CommandError


@click.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to serve.")
@port_option
@host_option
def serve(dist: str, port: int, host: str) -> None:
    """Serve the built site, with the headers that a host would send.

    Example: python -m portfolio serve --port 8080
    """
    from portfolio.hosting import static_server

    folder = paths.SITE / dist
    if not folder.is_dir():
        raise CommandError(f"{dist}/ is not there yet; `make site` builds it.")
    static_server.serve(folder, host, port, lambda url: click.echo(f"Serving {dist}/ on {url}"))
