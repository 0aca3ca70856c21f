"""``init``: a new site."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--empty", is_flag=True, help="Drop the sample; keep one example.")
def init(folder: Path, empty: bool) -> None:
    """Start a site of your own, in a new FOLDER.

    It has the sample's content, whose placeholders carry a comment, this engine in vendor/, and a
    first commit in git.

    Example: portfolio init my-site
    """
    from portfolio.scaffold.site import init_site

    made = init_site(folder, empty=empty)
    click.echo(f"{folder} has {made.files} files.")
    click.echo(f"make check lists its {made.placeholders} placeholders and texts of the sample.")
    click.echo(f"{made.marked} lines of YAML say `# placeholder`.")
    if not made.repository:
        click.echo("There is no git on this machine, so there is no repository yet.")
    click.echo(f"Next: cd {folder} && make serve")
