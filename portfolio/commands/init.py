"""``init``: a new site."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

import click

from portfolio.errors import CommandError


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--empty", is_flag=True, help="Drop the sample; keep one example.")
@click.option(
    "--language", default="en", show_default=True, help="Language of an empty site, such as pl."
)
def init(folder: Path, empty: bool, language: str) -> None:
    """Start a site of your own, in a new FOLDER.

    It has the sample's content, whose placeholders carry a comment, this engine in vendor/, and a
    first commit in git. The sample is in a clone of the engine's repository; --empty works with any
    engine.

    Example: python -m portfolio init ../my-site
    """
    from portfolio.content.report import print_diagnostics
    from portfolio.scaffold.site import init_site

    if language != "en" and not empty:
        raise CommandError("The sample is English: a language needs --empty, or EMPTY=1 of make.")
    made = init_site(folder, empty=empty, language=language)
    click.echo(f"{folder} has {made.files} files.")
    click.echo(f"make check lists its {made.placeholders} placeholders and texts of the sample.")
    print_diagnostics(made.untranslated, "yellow")
    if not made.repository:
        click.echo("There is no git on this machine, so there is no repository yet.")
    click.echo(f"Next: cd {quote(str(folder))} && make serve")
