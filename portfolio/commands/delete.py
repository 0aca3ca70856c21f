"""``delete``: commands that remove a case study, an experiment or a page."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.restructure.confirm import confirm_and_apply, yes_option


@click.group()
def delete() -> None:
    """Delete a case study, an experiment or a page from content/.

    What will change is shown first: the links that led to it, too.

    Example: python -m portfolio delete project acme-shop
    """


@delete.command()
@click.argument("slug")
@yes_option
def project(slug: str, yes: bool) -> None:
    """Delete a case study with its folder content/projects/SLUG.

    Those that led to it as the next project lead to its own next one; other links lead to the
    list of projects. Pictures that other pages show are kept; those of content/pages that nothing
    else shows go too.

    Example: python -m portfolio delete project acme-shop
    """
    from portfolio.restructure.delete_project import delete_project

    confirm_and_apply(delete_project(paths.CONTENT, slug), yes=yes)


@delete.command()
@click.argument("slug")
@yes_option
def experiment(slug: str, yes: bool) -> None:
    """Delete a card of the experiments page, by its title or by what an address makes of it.

    Example: python -m portfolio delete experiment ink-in-water
    """
    from portfolio.restructure.delete_entry import delete_experiment

    confirm_and_apply(delete_experiment(paths.CONTENT, slug), yes=yes)


@delete.command()
@click.argument("slug")
@yes_option
def page(slug: str, yes: bool) -> None:
    """Delete the Markdown page content/pages/SLUG.md; links to it lead to the home page.

    Pictures of content/pages that nothing else shows go with it.

    Example: python -m portfolio delete page about-me
    """
    from portfolio.restructure.delete_entry import delete_page

    confirm_and_apply(delete_page(paths.CONTENT, slug), yes=yes)
