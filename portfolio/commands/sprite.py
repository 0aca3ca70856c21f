"""``sprite``: commands that add stickers to the playground."""

from __future__ import annotations

from pathlib import Path

import click

from portfolio import paths
from portfolio.content.report import printed_errors
from portfolio.errors import CommandError
from portfolio.progress import status


@click.group()
def sprite() -> None:
    """Add stickers of your own to the playground.

    Example: python -m portfolio sprite add ~/drawings/space-cat.svg --name spaceCat
    """


@sprite.command()
@click.argument("drawing", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--name", help="What it is called; by default after the file.")
@click.option("--project", help="Folder of the project whose sticker it becomes instead.")
def add(drawing: Path, name: str | None, project: str | None) -> None:
    """Make DRAWING, an SVG file, one more sticker of the playground.

    Traces the outline of what it paints, adds the white border if stickers of the theme have one,
    and adds an entry to content/home.yaml, or names it in the project.yaml of a project.

    Example: python -m portfolio sprite add ~/drawings/space-cat.svg --name spaceCat
    """
    from portfolio.picture_files.svg_safety import DrawingError
    from portfolio.routing.load_site import load_site
    from portfolio.scaffold.sticker import add_sticker

    with printed_errors():
        site = load_site(paths.CONTENT).content
    try:
        with status("Tracing the drawing"):
            added, files = add_sticker(drawing, name, site, paths.CONTENT, project)
    except (DrawingError, CommandError) as error:
        raise CommandError(f"{error}\nNothing was changed.") from None
    except OSError as error:
        raise CommandError(f"{error.strerror}: {error.filename}") from None
    joins = f"is the sticker of {project}" if project else "joins the playground"
    click.echo(f"{added} {joins}:")
    for file in files:
        click.echo(f"  {file.relative_to(paths.CONTENT.parent)}")
