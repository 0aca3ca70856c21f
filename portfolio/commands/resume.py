"""``resume``: commands that work on content/resume.json."""

from __future__ import annotations

from pathlib import Path

import click

from portfolio import paths
from portfolio.content.diagnostics import ContentError
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError


@click.group()
def resume() -> None:
    """Work on content/resume.json.

    Example: python -m portfolio resume import ~/Downloads/resume.json
    """


@resume.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_(file: Path) -> None:
    """Replace the present resume with one made elsewhere.

    FILE is a JSON Resume, the ZIP that LinkedIn hands out of you, or the YAML file of rendercv. Of
    the ZIP, messages, connections and what else is of other people are never read.

    Empty parts are left out, dates and addresses get the form that they have in the schema, and
    what is not shown is kept and listed. Nothing of the present resume stays, except the words of
    the page if both are about the same person; it is content/resume.json.old until a build has
    succeeded. A file of another kind, or without a name, changes nothing.

    Example: python -m portfolio resume import ~/Downloads/resume.json
    """
    from portfolio.resume.import_resume import import_resume
    from portfolio.routing.discover import python_pages

    try:
        notes = import_resume(file, paths.CONTENT, [place.route for place in python_pages()])
    except ContentError as error:
        print_diagnostics(error.diagnostics, "red")
        raise CommandError(f"{file} was not imported; nothing has changed.") from None
    click.echo(f"{file} is now content/resume.json.")
    for note in notes:
        click.echo(f"  {note}")
