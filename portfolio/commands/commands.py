"""The owner's commands; each says what it did, or why it did nothing."""

from __future__ import annotations

from pathlib import Path

import click

from portfolio.atomic_write import write_files
from portfolio.errors import Refused
from portfolio.paths import CONTENT, ROOT
from portfolio.progress import status


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--empty", is_flag=True, help="Drop the sample case studies; keep one example.")
def init(folder: Path, empty: bool) -> None:
    """Start a site of your own from this one, in a new FOLDER.

    It has the same code, content whose placeholders carry a comment, and a first commit in git.

    Example: python -m portfolio init ../my-site
    """
    from portfolio.scaffold.site import start

    made = start(ROOT, folder, empty=empty)
    click.echo(f"{folder} has {made.files} files; {made.placeholders} lines say `# placeholder`.")
    if not made.repository:
        click.echo("There is no git on this machine, so there is no repository yet.")
    click.echo(f"Next: cd {folder} && make serve")


@click.group()
def new() -> None:
    """Add a case study or an experiment to content/.

    Example: python -m portfolio new project "Acme shop"
    """


@new.command()
@click.argument("title")
@click.option("--subtitle", default="Website development", show_default=True, help="Your part.")
@click.option("--url", default="https://example.com", help="Where 'Visit the website' leads.")
@click.option("--slug", default="", help="Name of its folder and address; else from the title.")
@click.option("--place", type=click.IntRange(1), help="Place in the list; else the last.")
def project(title: str, subtitle: str, url: str, slug: str, place: int | None) -> None:
    """Add a case study that builds at once.

    It comes with stand-in pictures, takes its place in the list, and joins the ring of next
    projects: the one before it leads to it.

    Example: python -m portfolio new project "Acme shop"
    """
    from portfolio.scaffold.project import Wish, new_project

    with status("Drawing its stand-in pictures"):
        file = new_project(CONTENT, Wish(title, subtitle, slug, url, place))
    click.echo(f"{_shown(file)} is ready: /projects/{file.parent.name}")
    click.echo("Put your words and pictures in; make check lists what is still a placeholder.")


@new.command()
@click.argument("title")
@click.option("--url", default="https://example.com", help="Where the card leads.")
def experiment(title: str, url: str) -> None:
    """Add a card to the experiments page.

    Example: python -m portfolio new experiment "Ink in water" --url https://codepen.io/you/pen/1
    """
    from portfolio.scaffold.experiment import FILE, Wish, new_experiment

    line = new_experiment(CONTENT, Wish(title, url))
    click.echo(f"{_shown(CONTENT / FILE)}:{line} has the new card.")


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; fail if something would change.")
def schema(check: bool) -> None:
    """Write what editors and people read of the models.

    That is content/.schema/*.json, for completion while typing, and docs/content-reference.md.

    Example: python -m portfolio schema
    """
    from portfolio.schema import json_schema, reference

    wanted = {CONTENT / name: text for name, text in json_schema.schemas().items()}
    wanted[ROOT / reference.FILE] = reference.reference()
    stale = [file for file, text in wanted.items() if not _says(file, text)]
    if check and stale:
        raise Refused(f"Stale: {', '.join(map(_shown, stale))}. Run: python -m portfolio schema")
    write_files({file: wanted[file] for file in stale})
    click.echo(f"{len(stale)} of {len(wanted)} files written." if stale else "All are current.")


@click.command()
@click.option("--dry-run", is_flag=True, help="Tell; change nothing.")
@click.option("--test", is_flag=True, help="Run every test with them, in a temporary copy.")
def upgrade(dry_run: bool, test: bool) -> None:
    """Tell which pins of pip and npm have newer releases, and write them.

    Tests that fail in the copy leave every pin as it is.

    Example: python -m portfolio upgrade --dry-run --test
    """
    from portfolio.upgrade import upgrade as upgrading

    found = upgrading.newer(ROOT)
    if not found:
        click.echo("Every pin is the newest release.")
        return
    click.echo("\n".join(upgrading.table(found)))
    if test:
        passed, end = upgrading.try_in_a_copy(ROOT, found)
        if not passed:
            raise Refused(f"The tests fail with these releases; nothing was changed.\n\n{end}")
        click.echo("Every test passes with these releases.")
    if dry_run:
        return
    for file in upgrading.write(ROOT, found):
        click.echo(f"{file} is changed.")
    click.echo("Next: make test")


def _says(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def _shown(file: Path) -> str:
    return str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)


COMMANDS = (init, new, schema, upgrade)
