"""A page of a list of articles: by year, with a filter by tag and links to the other pages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import reflex as rx

from portfolio.components.link import link
from portfolio.i18n.current import current_locale, words
from portfolio.models.article import Article
from portfolio.models.writing import ListPage, Writing
from portfolio.sections.tag_filter import (
    FILTER_CLASS,
    MAX_TAGS,
    CountedTags,
    counted,
    offered_tags,
    tag_attribute,
    tag_filter,
)
from portfolio.sections.writing.article_rows import article_rows


def article_list(page: ListPage, writing: Writing) -> rx.Component:
    """Returns the articles of a page, the newest first, with their years.

    A list of one page is filtered by its stylesheet; where there are more, each tag is a link to
    the list of its articles. A list of a tag has neither.
    """
    tags = [(tag.name, len(tag.articles)) for tag in writing.tags]
    is_filtered = page.tag is None and page.count == 1
    offered = offered_tags(tags, len(page.articles)) if is_filtered else ()
    has_links = page.tag is None and page.count > 1 and tags
    return rx.el.div(
        *([tag_filter(offered, len(page.articles))] if offered else []),
        *([_tag_links(writing)] if has_links else []),
        *_years(page.articles, writing, offered),
        *_pages(page),
        class_name="writing-page wrap h-feed",
    )


def _tag_links(writing: Writing) -> rx.Component:
    links = (
        link(*counted(tag.name, len(tag.articles)), href=tag.route, class_name="chip")
        for tag in writing.tags[:MAX_TAGS]
    )
    return rx.el.nav(*links, class_name=FILTER_CLASS, aria_label=words().experiments.filter)


def _years(
    articles: tuple[Article, ...], writing: Writing, offered: CountedTags
) -> Iterator[rx.Component]:
    """Yields the years, each with its articles; the filter hides one without any that it leaves."""
    for year, group in groupby(articles, key=lambda it: it.date.year):
        of_year = [*group]
        names = {tag.name for article in of_year for tag in writing.tags_of(article)}
        yield rx.el.section(
            rx.el.h2(str(year)),
            article_rows(of_year, writing, with_year=False, offered=offered),
            class_name="article-year",
            custom_attrs=tag_attribute(names, offered),
        )


def _pages(page: ListPage) -> list[rx.Component]:
    """Returns the links to the pages before and after, if the list has several."""
    if page.count == 1:
        return []
    said, locale = words().writing, current_locale()
    newer = link(said.newer, href=page.route_of(page.number - 1), rel="prev")
    older = link(said.older, href=page.route_of(page.number + 1), rel="next")
    place = said.page_number.format(
        page=locale.number(page.number), count=locale.number(page.count)
    )
    return [
        rx.el.nav(
            *([newer] if page.number > 1 else []),
            rx.el.p(place, class_name="muted"),
            *([older] if page.number < page.count else []),
            class_name="list-pages",
            aria_label=said.pages,
        )
    ]
