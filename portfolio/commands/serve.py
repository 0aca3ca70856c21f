"""``serve``: the built site on this machine, and the options of commands that start a server.

A port that is taken is refused in ``hosting/server_socket.py``.
"""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.errors import CommandError
from portfolio.hosting.server_socket import THIS_MACHINE

port_option = click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    default=3000,
    show_default=True,
    help="Port on this machine.",
)

host_option = click.option(
    "--host",
    envvar="HOST",
    default=THIS_MACHINE,
    show_default=True,
    help="Address to listen on, or the variable HOST; 0.0.0.0 lets other machines in.",
)


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
