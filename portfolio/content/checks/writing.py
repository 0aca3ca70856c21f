"""Warnings about articles: dates in the future, two spellings of a name, and odd addresses."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.content.writing import shown_files
from portfolio.models.article import Article
from portfolio.slug import slug

MARKDOWN_SUFFIXES = {".md", ".markdown", ".mdx"}

Articles = Mapping[PageFile, Article | None]


def scheduled_articles(
    documents: Mapping[str, Document], articles: Articles
) -> Iterator[Diagnostic]:
    """Yields the articles that are drafts only because their date has not come."""
    for place, article in articles.items():
        if article and article.is_scheduled and not article.draft:
            document = documents[place.file]
            yield document.diagnostic(
                ("date",),
                "it lies in the future, so the article is a draft until then",
                found=document.found(("date",), document.value(("date",))),
                hint="builds from that day on have it; write an earlier day to show it now",
                kind=Kind.DRAFT,
            )


def spellings(documents: Mapping[str, Document], articles: Articles) -> Iterator[Diagnostic]:
    """Yields tags and series that other articles spell with other capitals, blanks or dashes."""
    uses: dict[tuple[str, str], list[tuple[Document, Loc, str]]] = defaultdict(list)
    for place, article in articles.items():
        if not article:
            continue
        names: list[tuple[str, Loc, str]] = [("series", ("series",), article.series)]
        names += (("tag", ("tags", index), tag) for index, tag in enumerate(article.tags))
        for kind, loc, name in names:
            same = kind, slug(name).replace("-", "") or name
            uses[same].append((documents[place.file], loc, name))
    for (kind, _), same_names in uses.items():
        counts = Counter(name for _, _, name in same_names)
        (usual, number), *_ = counts.most_common(1)
        articles_say = "1 article says" if number == 1 else f"{number} articles say"
        for document, loc, name in same_names:
            if name != usual:
                yield document.diagnostic(
                    loc,
                    f"expected one spelling of a {kind}",
                    found=format_value(name),
                    hint=f"{articles_say} {format_value(usual)}; write the same everywhere",
                    kind=Kind.SPELLING,
                )


def other_endings(content: Path) -> Iterator[Diagnostic]:
    """Yields files that look like articles, but are none because of their ending."""
    for file in shown_files(content):
        if file.suffix.lower() in MARKDOWN_SUFFIXES and file.suffix != ".md":
            name = file.relative_to(content.parent).as_posix()
            message, found = "expected a name that ends in .md", format_value(file.name)
            hint = f"name it {file.stem}.md; until then it is no article"
            yield Diagnostic(name, 1, 1, "", message, found, hint, Kind.UNUSED)
