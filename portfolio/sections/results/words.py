"""Words beside large figures."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class ResultsWords(WordGroup):
    """Words of large figures."""

    source: str = word("{source}, {date}", "Line below a figure: who counted it, and when.")
