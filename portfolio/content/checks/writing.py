"""Warnings about articles: dates in the future, and tags in two spellings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.models.article import Article
from portfolio.slug import slug

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


def spellings_of_tags(
    documents: Mapping[str, Document], articles: Articles
) -> Iterator[Diagnostic]:
    """Yields tags that other articles spell otherwise: with other capitals, blanks or dashes."""
    uses: dict[str, list[tuple[Document, Loc, str]]] = defaultdict(list)
    for place, article in articles.items():
        for index, tag in enumerate(article.tags if article else ()):
            use = documents[place.file], ("tags", index), tag
            uses[slug(tag).replace("-", "")].append(use)
    for same in uses.values():
        counts = Counter(tag for _, _, tag in same)
        (usual, number), *_ = counts.most_common(1)
        articles_say = "1 article says" if number == 1 else f"{number} articles say"
        for document, loc, tag in same:
            if tag != usual:
                yield document.diagnostic(
                    loc,
                    "expected one spelling of a tag",
                    found=format_value(tag),
                    hint=f"{articles_say} {format_value(usual)}; write the same everywhere",
                    kind=Kind.SPELLING,
                )
