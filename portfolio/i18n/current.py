"""The locale of the page that is being rendered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from portfolio.i18n.locale import Locale
from portfolio.i18n.word import WordGroup
from portfolio.i18n.words import Words, group_name

Group = TypeVar("Group", bound=WordGroup)

_current: ContextVar[Locale] = ContextVar("locale", default=Locale())  # noqa: B039


@contextmanager
def use_locale(locale: Locale) -> Iterator[None]:
    """Sets the locale of the components that are made within the block; English outside of any."""
    token = _current.set(locale)
    try:
        yield
    finally:
        _current.reset(token)


def current_locale() -> Locale:
    """Returns the locale of the page that is being rendered."""
    return _current.get()


def words() -> Words:
    """Returns the words in which the page that is being rendered speaks."""
    return current_locale().words


def words_of(group: type[Group]) -> Group:
    """Returns the words of a kind of section, in the language of the page that is being rendered.

    Args:
        group: The class in the section's ``words.py``.
    """
    return getattr(words(), group_name(group.__module__))
