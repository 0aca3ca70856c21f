"""The command line: the group that holds every command."""

from __future__ import annotations

import click

from portfolio.commands.build import build
from portfolio.commands.check import check
from portfolio.commands.delete import delete
from portfolio.commands.dev import dev
from portfolio.commands.init import init
from portfolio.commands.new import new
from portfolio.commands.rename import rename
from portfolio.commands.resume import resume
from portfolio.commands.schema import schema
from portfolio.commands.serve import serve
from portfolio.commands.sprite import sprite
from portfolio.commands.theme import theme

click.UsageError.exit_code = 1  # every failure ends with 1, also a wrong option


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Check, build, serve and develop the site, and change what it holds."""


for command in (build, check, delete, dev, init, new, rename, resume, schema, serve, sprite, theme):
    main.add_command(command)
