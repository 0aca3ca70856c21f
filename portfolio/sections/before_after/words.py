"""Words beside two pictures, one before and one after."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class BeforeAfterWords(WordGroup):
    """Words of two pictures with labels of your own."""

    mixed: str = word(
        "{before}% {first}, {after}% {second}",
        "Share of each picture that is shown, for screen readers; `first` and `second` are "
        "their labels.",
    )
