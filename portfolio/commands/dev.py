"""``dev``: the development server."""

from __future__ import annotations

import sys

import click

from portfolio.commands.serve import host_option, port_option


@click.command()
@port_option
@host_option
def dev(port: int, host: str) -> None:
    """Run Reflex with live reload of Python, styles and content.

    Example: python -m portfolio dev
    """
    from portfolio.dev.dev_server import run_dev_server

    sys.exit(run_dev_server(port, host))
