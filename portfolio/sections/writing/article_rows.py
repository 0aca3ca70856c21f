"""Articles as rows of a list, each one link, and the facts of one in a line."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import reflex as rx

from portfolio.components.media.picture import picture
from portfolio.components.small_parts import NOT_SEARCHED, dotted, draft_note, unbroken
from portfolio.i18n.current import current_locale, words
from portfolio.models.article import Article
from portfolio.models.publish_date import iso_text
from portfolio.models.writing import Writing
from portfolio.sections.tag_filter import CountedTags, tag_attribute

COVER_SIZES = "(max-width: 680px) 1px, 200px"


def article_rows(
    articles: Iterable[Article],
    writing: Writing,
    *,
    with_year: bool = True,
    offered: CountedTags = (),
) -> rx.Component:
    """Returns a list of articles.

    Args:
        articles: The articles in order.
        writing: All articles, whose tags have one spelling.
        with_year: Whether each row says its year; a list by years says it above.
        offered: Tags by which the list can be filtered.
    """
    rows = []
    for article in articles:
        tags = [tag.name for tag in writing.tags_of(article)]
        row = _row(article, tags, with_year=with_year)
        rows.append(rx.el.li(row, class_name="h-entry", custom_attrs=tag_attribute(tags, offered)))
    return rx.el.ul(*rows, class_name="article-rows", **NOT_SEARCHED)


def _row(article: Article, tags: list[str], *, with_year: bool) -> rx.Component:
    """Returns the link; its name begins with the title, above which the day stands."""
    facts = dotted(
        published(article, with_year=with_year),
        reading_time(article),
        *([", ".join(tags)] if tags else []),
        class_name="article-row__facts",
    )
    return rx.el.a(
        rx.el.div(
            rx.el.h3(article.title, class_name="p-name"),
            rx.el.p(*unbroken(article.description), class_name="p-summary"),
            facts,
            *([draft_note()] if article.is_hidden else []),
            class_name="article-row__words",
        ),
        *_cover(article),
        href=article.route,
        class_name="article-row u-url",
    )


def _cover(article: Article) -> list[rx.Component]:
    """Returns the cover as a decoration, if there is one; the words of the row say it all."""
    if not article.cover:
        return []
    shown = picture(article.cover.model_copy(update={"alt": ""}), COVER_SIZES)
    return [rx.el.div(shown, class_name="article-row__cover")]


def reading_time(article: Article) -> str:
    """Returns how long an article takes to read."""
    locale, minutes = current_locale(), article.minutes
    return locale.counted(words().writing.reading_time, minutes, minutes=locale.number(minutes))


def published(article: Article, *, with_year: bool = True) -> rx.Component:
    """Returns the day on which an article appeared, as its readers and other programs read it."""
    locale = current_locale()
    day = locale.date(article.date) if with_year else locale.day_of_year(article.date)
    return _time(article.date, day, "dt-published")


def updated(article: Article) -> list[rx.Component]:
    """Returns the day on which an article was last changed, if its file says any."""
    if not article.updated:
        return []
    day = current_locale().date(article.updated)
    return [_time(article.updated, words().writing.updated.format(date=day), "dt-updated")]


def _time(date: datetime, said: str, name: str) -> rx.Component:
    return rx.el.time(said, date_time=iso_text(date), class_name=name)
