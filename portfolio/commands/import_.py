"""``import``: takes along what people have elsewhere, their articles and their repositories."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from portfolio import paths
from portfolio.errors import CommandError
from portfolio.progress import status

if TYPE_CHECKING:
    from portfolio.importing.add_articles import Report
    from portfolio.importing.github import Repository


@click.group("import")
def import_() -> None:
    """Take along articles of another site or of a feed, or repositories of GitHub.

    A resume has a command of its own: resume import.

    Example: python -m portfolio import writing ../my-old-blog
    """


@import_.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--old", default="", help="Their old addresses, such as /:year/:month/:title/.")
def writing(folder: Path, old: str) -> None:
    """Take the Markdown files of another program into content/writing.

    The front matter gets the keys of this site, and the text stays as it is. The pictures that it
    shows are copied. What is not shown here is listed with file and line, and nothing is
    overwritten.

    Example: python -m portfolio import writing ../my-old-blog --old "/:year/:month/:title/"
    """
    from portfolio.importing.add_articles import add_articles
    from portfolio.importing.folder import PATTERN_PARTS, Folder
    from portfolio.models.text.blocks import content_blocks
    from portfolio.scaffold.new_files import load_valid

    if old and (old[0] != "/" or {*re.findall(r":(\w+)", old)} - {*PATTERN_PARTS}):
        parts = ", ".join(f":{it}" for it in PATTERN_PARTS)
        raise CommandError(f"{old!r} is no pattern of a path, which may have {parts}.")
    load_valid(paths.CONTENT)
    source = Folder(folder.resolve(), content_blocks(paths.CONTENT), old)
    with status("Reading the articles"):
        report = add_articles(paths.CONTENT, source.articles(), source.left)
    if not (report.taken or report.aside or report.present):
        found = "\n".join(["", *source.left[:20]])
        raise CommandError(
            f"There is no article in Markdown in {folder}; nothing was changed.{found}"
        )
    click.echo("\n".join(_lines(report)))
    if source.unused:
        said = (f"{key} ({number})" for key, number in sorted(source.unused.items()))
        click.echo(f"Said in front matters, and without a place here: {', '.join(said)}.")


@import_.command()
@click.argument("source", metavar="FILE-OR-ADDRESS")
def feed(source: str) -> None:
    """Take the articles of a feed into content/writing.

    It is one with whole texts, in RSS or Atom, as WordPress, Ghost, Medium and Substack have it, or
    the export of WordPress. Pictures are saved beside the articles; those that cannot be had are
    links, and are listed. Nothing is overwritten.

    Example: python -m portfolio import feed https://medium.com/feed/@your-name
    """
    from portfolio.importing.add_articles import add_articles
    from portfolio.importing.feed import Feed
    from portfolio.models.text.blocks import content_blocks
    from portfolio.scaffold.new_files import load_valid

    address = load_valid(paths.CONTENT).site.address
    found = Feed(source, address, content_blocks(paths.CONTENT))
    with status("Reading the feed"):
        report = add_articles(paths.CONTENT, found.articles(), found.left)
    click.echo("\n".join(_lines(report)))


def _lines(report: Report) -> Iterable[str]:
    yield f"Taken: {_count(len(report.taken), 'article')}."
    yield from (f"  {it}" for it in report.taken)
    if report.aside:
        yield f"Kept aside, as the site cannot be built with them: {len(report.aside)}."
        yield "  Mend what is said below, and take the _ before the name away."
        yield from (f"  {it}" for it in report.aside)
    if report.present:
        yield f"There already, and left as they are: {_count(len(report.present), 'article')}."
    if report.left:
        yield f"Not taken, changed, or not shown: {len(report.left)}."
        yield from (f"  {it}" for it in report.left)


def _count(number: int, one: str) -> str:
    return f"{number} {one}{'s' * (number != 1)}"


@import_.command()
@click.argument("user")
@click.option("--repo", "names", multiple=True, help="Name of a repository; then nothing is asked.")
def github(user: str, names: Sequence[str]) -> None:
    """Make small projects of public repositories on GitHub, as drafts.

    Lists the hundred repositories of USER that changed last, and asks which. Title, description,
    topics, years and homepage come along. What the site has already is left out. With a token in
    GITHUB_TOKEN GitHub answers more questions.

    Example: python -m portfolio import github your-name --repo your-thing
    """
    from portfolio.importing.github import add_repositories, present, repositories
    from portfolio.scaffold.new_files import load_valid

    site = load_valid(paths.CONTENT)
    with status("Asking GitHub"):
        found = repositories(user)
    by_name = {repository.name: repository for repository in found}
    names = names or _asked(found, user)
    if missing := [name for name in names if name not in by_name]:
        known = f"the hundred public repositories of {user} that changed last"
        raise CommandError(f"{missing[0]} is not among {known}; nothing was changed.")
    new: list[Repository] = []
    for repository in map(by_name.__getitem__, dict.fromkeys(names)):
        if there := present(repository, site):
            click.echo(f"{repository.name} is there already: {there}")
        else:
            new.append(repository)
    if not new:
        click.echo("Nothing was changed.")
        return
    add_repositories(paths.CONTENT, new)
    for repository in new:
        click.echo(f"{repository.name} is in content/{repository.file.as_posix()}, as a draft.")
    click.echo(
        "Delete `draft: true` of what is ready; make check lists what is still a placeholder."
    )


def _asked(found: Sequence[Repository], user: str) -> list[str]:
    """Lists repositories, asks which are meant, and returns their names.

    Raises:
        CommandError: There is none to choose.
    """
    own = [repository for repository in found if not repository.fork]
    if not own:
        raise CommandError(f"{user} has no public repository of their own; nothing was changed.")
    for repository in own:
        facts = f"{repository.last.year}, {repository.stargazers_count} stars"
        said = f": {repository.description}" if repository.description else ""
        click.echo(f"  {repository.name} ({facts}){said}")
    if forks := len(found) - len(own):
        click.echo(f"Forks are not listed ({forks}); they have names, too.")
    answer = click.prompt("Which? Names, with commas between them", default="")
    return answer.replace(",", " ").split()
