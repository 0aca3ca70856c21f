"""Words beside the owner's part and that of others."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class TeamWords(WordGroup):
    """Words of a team."""

    mine: str = word("My part", "Label above your own part.")
    theirs: str = word("Beside me", "Label above those who did the rest.")
