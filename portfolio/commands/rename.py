"""``rename``: gives a case study or an article another address."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.commands.confirm import confirm_and_apply, yes_option


@click.command()
@click.argument("kind", type=click.Choice(["project", "post"]))
@click.argument("old")
@click.argument("new")
@yes_option
def rename(kind: str, old: str, new: str, yes: bool) -> None:
    """Rename the folder content/projects/OLD to NEW, which is the address, too.

    Links, next projects and pictures that others show of it follow. Its title stays. A post is an
    article of content/writing. What is no draft keeps its old address as an alias, which leads on
    to the new one.

    Example: python -m portfolio rename project acme-shop acme
    """
    from portfolio.restructure.parts import rename_post, rename_project

    plans = {"project": rename_project, "post": rename_post}
    confirm_and_apply(plans[kind](paths.CONTENT, old, new), yes=yes)
