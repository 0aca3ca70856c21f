"""Adds articles to the site: those that it cannot be built with are kept aside."""

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
    names = (it.name.removeprefix(ASIDE) for it in content.glob(f"{WRITING_FOLDER}/*"))
    there = {it.split(".")[0] for it in names}
    new: dict[str, NewArticle] = {}
    for article in found:
        if article.name in there:
            report.present.append(article.source)
        elif (first := new.setdefault(article.name, article)) is not article:
            report.left.append(f"{article.source}  not taken: {first.source} has its name, too")
    errors, warnings = _settled(content, [*new.values()], report)
    for article in new.values():
        write_files({content / file: data for file, data in article.files().items()})
        name = f"{content.name}/{article.file}"
        line = f"{article.source}  {name}" + " (draft)" * article.draft
        (report.aside if article.aside else report.taken).append(line)
        report.aside += (f"  {it}" for it in errors if it.file == name)
        own = (it for it in warnings if it.file == name and it.field.split("[")[0] in UNSEEN)
        report.left += (f"{name}:{it.line}  {it.problem}" for it in own)
    return report


def _settled(
    content: Path, articles: Sequence[NewArticle], report: Report
) -> tuple[list[Diagnostic], Sequence[Diagnostic]]:
    """Puts articles aside until the site can be built; returns the errors, and the warnings.

    An old address that something else has is left out alone.
    """
    why: list[Diagnostic] = []
    while True:
        errors, warnings = _checked(content, articles)
        if not errors:
            return why, warnings
        by_name = {f"{content.name}/{it.file}": it for it in articles if not it.aside}
        if not any(it.file in by_name for it in errors):
            said = "\n\n".join(map(str, errors))
            raise CommandError(f"This would not be valid; nothing was changed.\n\n{said}")
        for error in reversed([it for it in errors if it.file in by_name]):
            article = by_name[error.file]
            if error.field.startswith("aliases["):
                alias = article.aliases.pop(int(error.field[8:-1]))
                report.left.append(f"{article.source}  old address left out, it is taken: {alias}")
            else:
                article.aside = True
                why.insert(0, replace(error, file=f"{content.name}/{article.file}"))


def _checked(
    content: Path, articles: Iterable[NewArticle]
) -> tuple[Sequence[Diagnostic], Sequence[Diagnostic]]:
    """Returns the errors and the warnings of a copy of the site that has the articles."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / content.name
        shutil.copytree(content, copy)
        (copy.parent / "assets").symlink_to(content.absolute().parent / "assets")
        for article in articles:
            write_files({copy / file: data for file, data in article.files().items()})
        try:
            return (), load_site(copy).warnings
        except ContentError as error:
            return error.diagnostics, ()
