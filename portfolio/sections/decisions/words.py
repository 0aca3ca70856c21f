"""Words beside decisions."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class DecisionsWords(WordGroup):
    """Labels on cards of decisions."""

    chosen: str = word("(chosen)", "Mark after the option that was taken, for screen readers.")
    reason: str = word("Why", "Label above the reason of a decision.")
    tradeoff: str = word("Trade-off", "Label above what the decision cost.")
