"""An article: its head, its contents, its text, and what leads on from it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import reflex as rx

from portfolio.components.link import link
from portfolio.components.media.picture import picture
from portfolio.components.small_parts import NOT_SEARCHED, disclosure, dotted, draft_note
from portfolio.i18n.current import current_locale, words
from portfolio.models.article import WRITING_ROUTE, Article
from portfolio.models.site.site import Site
from portfolio.models.writing import Writing
from portfolio.sections.markdown_text import markdown_text
from portfolio.sections.own_page import own_page_header
from portfolio.sections.writing.article_rows import article_rows, published, reading_time, updated
from portfolio.sections.writing.contents import contents

COVER_SIZES = "(max-width: 1099px) 90vw, min(60vw, 856px)"

TEXT_CLASS = "article article--reading"


def article_page(
    article: Article, writing: Writing, site: Site, sticker: str | None
) -> rx.Component:
    """Returns an article as other programs read it, too: with the classes of ``h-entry``.

    Args:
        article: The article.
        writing: All articles in the language.
        site: The owner.
        sticker: Address of the sticker beside the title; None for no sticker.
    """
    return rx.el.article(
        own_page_header(article, sticker, after=_facts(article)),
        _for_programs(article, site),
        rx.el.div(
            rx.el.div(*contents(article), class_name="article-body__aside"),
            rx.el.div(
                *_series(article, writing),
                *_cover(article),
                markdown_text(article, class_name=TEXT_CLASS, around="e-content"),
                *_end(article, writing),
                class_name="article-body__text",
            ),
            class_name="article-body wrap",
        ),
        *_neighbours(article, writing),
        *_related(article, writing),
        class_name="h-entry",
    )


def _facts(article: Article) -> rx.Component:
    facts = (published(article), reading_time(article), *updated(article))
    note = [draft_note()] if article.is_hidden else []
    return rx.el.div(dotted(*facts), *note, class_name="article-facts")


def _for_programs(article: Article, site: Site) -> rx.Component:
    """Returns what visitors see as a drawing or in the header, as ``h-entry`` and ``h-card``."""
    home = site.url(site.prefix)
    return rx.el.div(
        _value("p-name", article.title),
        _value("p-summary", article.description),
        _value("u-url u-uid", site.url(site.prefix + article.route)),
        rx.el.div(
            _value("p-name", site.owner), _value("u-url", home), class_name="p-author h-card"
        ),
        hidden=True,
    )


def _value(name: str, value: str) -> rx.Component:
    return rx.el.data(class_name=name, custom_attrs={"value": value})


def _series(article: Article, writing: Writing) -> list[rx.Component]:
    """Returns the place of an article in its series, which opens the list of all parts."""
    parts = writing.parts(article)
    if not parts:
        return []
    locale = current_locale()
    place = words().writing.series.format(
        part=locale.number(parts.index(article) + 1),
        count=locale.number(len(parts)),
        series=article.series,
    )
    items = (
        rx.el.li(
            link(
                part.title,
                href=part.route,
                custom_attrs={"aria-current": "page"} if part is article else {},
            )
        )
        for part in parts
    )
    series = disclosure(place, rx.el.ol(*items))
    return [rx.el.div(series, class_name="article-series disclosures", **NOT_SEARCHED)]


def _cover(article: Article) -> list[rx.Component]:
    if not article.cover:
        return []
    shown = picture(article.cover, COVER_SIZES, eager=True)
    return [rx.el.figure(shown, class_name="article-cover")]


def _end(article: Article, writing: Writing) -> Iterator[rx.Component]:
    """Yields what stands below the text: where it appeared first, and its tags."""
    if article.canonical:
        host = urlsplit(article.canonical).netloc.removeprefix("www.")
        said = words().writing.first_published.format(site=host)
        yield rx.el.p(link(said, href=article.canonical), class_name="article-source")
    if tags := writing.tags_of(article):
        links = (
            rx.el.li(link(tag.name, href=tag.route, class_name="chip p-category", rel="tag"))
            for tag in tags
        )
        yield rx.el.ul(*links, class_name="article-tags")


def _neighbours(article: Article, writing: Writing) -> Iterator[rx.Component]:
    """Yields the links to the articles before and after, and to all of them."""
    said = words().writing
    older, newer = writing.older(article), writing.newer(article)
    steps = (
        *([_step(older, said.previous, "prev")] if older else []),
        *([_step(newer, said.next, "next")] if newer else []),
    )
    if steps:
        yield rx.el.nav(
            *steps,
            link(said.all_articles, href=WRITING_ROUTE, class_name="article-steps__all"),
            class_name="article-steps wrap",
            aria_label=said.more_articles,
        )


def _step(article: Article, label: str, rel: str) -> rx.Component:
    return link(
        rx.el.span(label, class_name="article-step__label"),
        rx.el.span(article.title, class_name="article-step__title"),
        href=article.route,
        rel=rel,
        class_name=f"article-step article-step--{rel}",
    )


def _related(article: Article, writing: Writing) -> Iterator[rx.Component]:
    if articles := writing.related(article):
        yield rx.el.section(
            rx.el.h2(words().writing.related),
            article_rows(articles, writing),
            class_name="article-related wrap",
        )
