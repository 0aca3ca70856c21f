"""``init``: a new site."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--empty", is_flag=True, help="Drop the sample; keep one example.")
@click.option(
    "--language", default="en", show_default=True, help="Language of an empty site, such as pl."
)
@click.option(
    "--from",
    "old",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A site that is a copy of the engine: its content, assets, pages and islands.",
)
def init(folder: Path, empty: bool, language: str, old: Path | None) -> None:
    """Start a site of your own, in a new FOLDER.

    It has the sample's content, whose placeholders carry a comment, this engine in vendor/, and a
    first commit in git.

    With --from the content, assets, pages and islands of an older site come along, and what was
    changed in its copy of the engine is listed.

    Example: python -m portfolio init ../my-site
    """
    from portfolio.scaffold.site import init_site

    made = init_site(folder, empty=empty, language=language, old=old)
    click.echo(f"{folder} has {made.files} files.")
    click.echo(f"make check lists its {made.placeholders} placeholders and texts of the sample.")
    click.echo(f"{made.marked} lines of YAML say `# placeholder`.")
    _list("Copied:", made.copied)
    _list("Changed in the copy of the engine, and left there:", made.left)
    if not made.repository:
        click.echo("There is no git on this machine, so there is no repository yet.")
    click.echo(f"Next: cd {folder} && make serve")


def _list(title: str, files: Sequence[str]) -> None:
    if files:
        click.echo("\n  ".join([title, *files]))
