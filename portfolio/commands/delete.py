"""``delete``: removes a case study, an experiment, a page or an article."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.commands.confirm import confirm_and_apply, yes_option


@click.command()
@click.argument("kind", type=click.Choice(["project", "experiment", "page", "post"]))
@click.argument("name")
@yes_option
def delete(kind: str, name: str, yes: bool) -> None:
    """Delete a case study, an experiment, a Markdown page or an article (post) from content/.

    NAME is the address of a page, a case study without /projects/ or a post without /writing/, and
    the title of an experiment, with dashes if you like. All lines that change are shown first.

    Links to a page lead to the home page, those to an article to the list of articles, those to a
    case study to the list of projects. Where it was named as the next project, the next one of the
    list is. Items of the navigation, and of the actions and works of home, that lead to it go.
    What has a picture that others show is not deleted, and pictures beside a page stay.

    Example: python -m portfolio delete project acme-shop
    """
    from portfolio.restructure.parts import (
        delete_experiment,
        delete_page,
        delete_post,
        delete_project,
    )

    plans = {
        "project": delete_project,
        "experiment": delete_experiment,
        "page": delete_page,
        "post": delete_post,
    }
    confirm_and_apply(plans[kind](paths.CONTENT, name), yes=yes)
