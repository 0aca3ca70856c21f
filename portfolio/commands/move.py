"""``move``: gives a project another place in the list."""

from __future__ import annotations

import click

from portfolio import paths


@click.command()
@click.argument("kind", type=click.Choice(["project"]))
@click.argument("slug")
@click.argument("place", type=click.IntRange(1))
def move(kind: str, slug: str, place: int) -> None:
    """Move the project of content/projects/SLUG to PLACE in the list, counted from 1.

    The numbers behind `order` change where that is needed; comments stay.

    Example: python -m portfolio move project acme-shop 1
    """
    from portfolio.scaffold.list_order import move_project

    projects = move_project(paths.CONTENT, slug, place)
    for number, project in enumerate(projects, 1):
        click.echo(f"{number}  {project.slug}")
