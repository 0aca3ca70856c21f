"""What is known of an article in a few words: its dates, and how long it takes to read."""

from __future__ import annotations

from datetime import datetime

import reflex as rx

from portfolio.i18n.current import current_locale, words
from portfolio.models.article import Article
from portfolio.models.publish_date import iso_text


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
