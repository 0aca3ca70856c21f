"""Words beside a summary."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class SummaryWords(WordGroup):
    """Words of a summary and of the links to the chapters below it."""

    title: str = word("The case in 30 seconds", "Heading of a summary that has none of its own.")
    problem: str = word("The problem", "Label above what was wrong or missing.")
    did: str = word("What I did", "Label above your own part.")
    outcome: str = word("What came of it", "Label above the result.")
    chapters: str = word("Chapters", "Name of the links to the chapters, for screen readers.")
