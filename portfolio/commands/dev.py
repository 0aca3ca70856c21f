"""``dev``: the development server."""

from __future__ import annotations

import sys

import click

from portfolio.commands.load_content import load_content


@click.command()
@click.option("--port", default=3000, show_default=True, help="Port on this machine.")
def dev(port: int) -> None:
    """Run Reflex with live reload of Python, styles and content.

    Example: python -m portfolio dev
    """
    from portfolio.dev.dev_server import run_dev_server

    load_content(drafts=True)
    sys.exit(run_dev_server(port))
