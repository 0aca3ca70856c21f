"""Options of the commands that start a server."""

from __future__ import annotations

import click

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
