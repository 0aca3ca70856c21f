"""Adds articles to the site: those that it cannot be built with are kept aside.

An importer is a class with ``articles()`` and what it left, as in ``feed.py`` and ``folder.py``,
and a command in ``commands/import_.py``.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.writing import WRITING_FOLDER
from portfolio.errors import CommandError
from portfolio.importing.new_article import ASIDE, NewArticle
from portfolio.routing.load_site import load_site

UNSEEN = {"shortcodes", "html", "code"}
"""Parts of a text that are not shown as another program would; ``check`` lists them, too."""


@dataclass
class Report:
    """What became of articles, a line each.

    Attributes:
        taken: The new ones that the site has now.
        aside: The new ones that it cannot be built with, with the reasons.
        present: Those that it had already.
        left: What was not taken, and what of the new ones is not shown.
    """

    taken: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    present: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)


def add_articles(content: Path, found: Iterable[NewArticle], left: list[str]) -> Report:
    """Writes those of some articles that the site does not have.

    Args:
        content: The content folder.
        found: The articles.
        left: What is not taken of them, a line each; reading them adds to it.

    Raises:
        CommandError: The site is not valid with them for a reason that is in no file of theirs.
    """
    report = Report(left=left)
    files = content.glob(f"{WRITING_FOLDER}/*")
    there = {file.name.removeprefix(ASIDE).split(".")[0] for file in files}
    new: dict[str, NewArticle] = {}
    for article in found:
        if article.name in there:
            report.present.append(article.source)
        elif article.name in new:
            first = new[article.name].source
            report.left.append(f"{article.source}  not taken: {first} has its name, too")
        else:
            new[article.name] = article
    errors, warnings = _put_aside(content, [*new.values()], report)
    for article in new.values():
        write_files({content / file: data for file, data in article.files().items()})
        name = f"{content.name}/{article.file}"
        line = f"{article.source}  {name} (draft)" if article.draft else f"{article.source}  {name}"
        if article.aside:
            report.aside.append(line)
        else:
            report.taken.append(line)
        report.aside += [f"  {error}" for error in errors if error.file == name]
        for warning in warnings:
            if warning.file == name and warning.field.split("[")[0] in UNSEEN:
                report.left.append(f"{name}:{warning.line}  {warning.problem}")
    return report


def _put_aside(
    content: Path, articles: Sequence[NewArticle], report: Report
) -> tuple[list[Diagnostic], Sequence[Diagnostic]]:
    """Puts articles aside until the site can be built; returns their errors, and the warnings.

    An old address that something else has is taken from its article, which stays.

    Raises:
        CommandError: The site has an error that is in none of the articles.
    """
    reasons: list[Diagnostic] = []
    while True:
        errors, warnings = _checked(content, articles)
        if not errors:
            return reasons, warnings
        by_file = {f"{content.name}/{it.file}": it for it in articles if not it.aside}
        of_articles = [error for error in errors if error.file in by_file]
        if not of_articles:
            said = "\n\n".join(map(str, errors))
            raise CommandError(f"This would not be valid; nothing was changed.\n\n{said}")
        # From the last one, so that addresses which are taken out of a list keep their numbers.
        for error in reversed(of_articles):
            article = by_file[error.file]
            if error.field.startswith("aliases["):
                number = int(error.field.removeprefix("aliases[").removesuffix("]"))
                alias = article.aliases.pop(number)
                report.left.append(f"{article.source}  old address left out, it is taken: {alias}")
            else:
                article.aside = True
                reasons.insert(0, replace(error, file=f"{content.name}/{article.file}"))


def _checked(
    content: Path, articles: Iterable[NewArticle]
) -> tuple[Sequence[Diagnostic], Sequence[Diagnostic]]:
    """Returns the errors and the warnings of a copy of the site that has the articles."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / content.name
        shutil.copytree(content, copy, ignore_dangling_symlinks=True)
        (copy.parent / "assets").symlink_to(content.absolute().parent / "assets")
        for article in articles:
            write_files({copy / file: data for file, data in article.files().items()})
        try:
            return (), load_site(copy).warnings
        except ContentError as error:
            return error.diagnostics, ()
