"""What a site refuses of new articles, so that all else of them is taken."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic
from portfolio.importing.report import Leftover
from portfolio.importing.staged_check import ASSETS


@dataclass
class Refusals:
    """What a site could not be built with.

    Attributes:
        articles: Articles that are left out, each with the reason.
        addresses: Addresses that no file of an article may have.
        pictures: Why pictures are left out, by their files.
    """

    articles: list[Leftover] = field(default_factory=list)
    addresses: set[str] = field(default_factory=set)
    pictures: dict[Path, str] = field(default_factory=dict)

    def add_article(self, name: str, error: Diagnostic, place: str) -> None:
        """Notes that an article is left out.

        Args:
            name: How messages call the article.
            error: Why.
            place: What of the site is wrong with it: a key of the article, or a file.
        """
        what = f"article left out, {place}: {error.problem}".replace(", :", ":")
        self.articles.append(Leftover(name, 1, what))

    def add_file(self, source: Path, error: Diagnostic) -> None:
        """Notes that a copy of a file is not valid: by its address, or as a picture."""
        folder, _, path = error.file.partition("/")
        if folder == ASSETS:
            self.addresses.add(f"/{path}")
        else:
            self.pictures[source] = error.problem
