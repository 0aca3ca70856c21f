"""``import``: takes along what people have elsewhere, their articles and their repositories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from portfolio import paths
from portfolio.errors import CommandError
from portfolio.progress import status, track

if TYPE_CHECKING:
    from portfolio.importing.github_repository import Repository
    from portfolio.importing.report import Report


@click.group("import")
def import_() -> None:
    """Take along articles of another site, or repositories of GitHub.

    A resume has a command of its own: resume import.

    Example: python -m portfolio import writing ../my-old-blog
    """


@import_.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def writing(folder: Path) -> None:
    """Take the articles of a Jekyll, Hugo or Astro site into content/writing.

    FOLDER is the site, or the folder of its articles. Pictures are copied, links lead to the new
    addresses, and the old addresses are kept in `aliases`. What has no counterpart is listed with
    file and line. Nothing is overwritten: an article that is there already stays as it is.

    Example: python -m portfolio import writing ../my-old-blog
    """
    from portfolio.importing.import_writing import import_writing

    with status("Reading the articles"):
        report = import_writing(folder, paths.CONTENT)
    for line in _lines(report, folder):
        click.echo(line)


def _lines(report: Report, folder: Path) -> Iterable[str]:
    program = f" as a site of {report.program}" if report.program else " as a folder of Markdown"
    yield f"{folder} was read{program}."
    drafts = f", {_count(len(report.drafts), 'draft')} among them" if report.drafts else ""
    yield f"Taken: {_count(len(report.taken), 'article')}{drafts}."
    for source, file in report.taken.items():
        yield f"  {source} is now {file}{' (draft)' if source in report.drafts else ''}"
    if report.kept:
        yield f"There already, and left as they are: {_count(len(report.kept), 'article')}."
    if report.copied:
        yield f"Copied: {_count(len(report.copied), 'picture or file', 'pictures and files')}."
    if report.left:
        yield f"Left over, or changed on the way: {len(report.left)}."
    for leftover in report.left:
        yield f"  {leftover}"
    if report.unused:
        said = (f"{key} ({number})" for key, number in sorted(report.unused.items()))
        yield f"Said in front matters, and without a place here: {', '.join(said)}."


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


@import_.command()
@click.argument("user")
@click.option("--repo", "names", multiple=True, help="Name of a repository; then nothing is asked.")
@click.option(
    "--as",
    "kind",
    type=click.Choice(["project", "experiment"]),
    default="project",
    show_default=True,
    help="What becomes of each.",
)
def github(user: str, names: Sequence[str], kind: str) -> None:
    """Make small projects of public repositories on GitHub, as drafts.

    Lists the repositories of USER and asks which. With a token in GITHUB_TOKEN the pinned ones come
    first, and GitHub answers more questions. Title, description, topics, languages, years, homepage
    and the first picture of the README come along. What the site has already is left out.

    Example: python -m portfolio import github your-name --repo your-thing
    """
    from portfolio.importing.github_client import GitHub
    from portfolio.importing.github_projects import add_repositories, described, present
    from portfolio.scaffold.new_files import load_valid

    site = load_valid(paths.CONTENT)
    with GitHub() as connection:
        if names:
            chosen = [connection.repository(it if "/" in it else f"{user}/{it}") for it in names]
        else:
            with status("Asking GitHub"):
                found = connection.repositories(user)
            chosen = _asked(found, user)
        new = []
        for repository in chosen:
            if there := present(repository, site):
                click.echo(f"{repository.full_name} is there already: {there}")
            elif repository not in new:
                new.append(repository)
        asked = track(new, "Asking GitHub about each", len(new))
        made = [described(connection, repository) for repository in asked]
    if not made:
        click.echo("Nothing was changed.")
        return
    files = add_repositories(paths.CONTENT, made, kind)
    for it, file in zip(made, files, strict=True):
        without = "" if it.picture else ", without a picture: its README shows none"
        click.echo(f"{it.repository.full_name} is in {file}, as a draft{without}.")
    click.echo(
        "Delete `draft: true` of what is ready; make check lists what is still a placeholder."
    )


def _asked(found: Sequence[Repository], user: str) -> list[Repository]:
    """Lists repositories and returns those that are chosen."""
    own = [it for it in found if not it.is_fork or it.is_pinned]
    if not own:
        raise CommandError(f"{user} has no public repository of their own; nothing was changed.")
    for number, it in enumerate(own, 1):
        pinned = "pinned, " if it.is_pinned else ""
        said = f": {it.description}" if it.description else ""
        click.echo(f"{number:4}  {it.name} ({pinned}{it.pushed.year}, {it.stars} stars){said}")
    if forks := len(found) - len(own):
        click.echo(f"Forks are not listed ({forks}); --repo takes one by its name.")
    try:
        answer = click.prompt("Which? Numbers with commas or ranges, such as 1,3-5", default="")
    except click.Abort:
        answer = ""
    return [own[number - 1] for number in _numbers(answer, len(own))]


def _numbers(answer: str, most: int) -> list[int]:
    """Returns the numbers of an answer such as ``1,3-5``.

    Raises:
        CommandError: If it is no such answer.
    """
    numbers: list[int] = []
    for part in answer.replace(",", " ").split():
        first, _, last = part.partition("-")
        if not (first.isdecimal() and (last or first).isdecimal()):
            raise CommandError(f"{part!r} is no number of the list; nothing was changed.")
        numbers += range(int(first), int(last or first) + 1)
    if wrong := next((it for it in numbers if not 1 <= it <= most), None):
        raise CommandError(f"The list has no number {wrong}; nothing was changed.")
    return [*dict.fromkeys(numbers)]
