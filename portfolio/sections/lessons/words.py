"""Words beside lessons."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class LessonsWords(WordGroup):
    """Words of lessons."""

    title: str = word("Lessons", "Name of the section of lessons, for screen readers.")
    keep: str = word("I would keep", "Label above what you would do again.")
    change: str = word("I would change", "Label above what you would do otherwise.")
