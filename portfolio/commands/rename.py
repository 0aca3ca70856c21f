"""``rename``: gives a case study another address."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.commands.confirm import confirm_and_apply, yes_option


@click.command()
@click.argument("kind", type=click.Choice(["project"]))
@click.argument("old")
@click.argument("new")
@yes_option
def rename(kind: str, old: str, new: str, yes: bool) -> None:
    """Rename the folder content/projects/OLD to NEW, which is the address, too.

    Links, next projects and pictures that others show of it follow. Its title stays.

    Example: python -m portfolio rename project acme-shop acme
    """
    from portfolio.restructure import rename_project

    confirm_and_apply(rename_project(paths.CONTENT, old, new), yes=yes)
