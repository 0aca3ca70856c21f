"""Words beside type, colours and states of a design."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class PaletteWords(WordGroup):
    """Words of the colours and the type of a design."""

    specimen: str = word(
        "{face} on {name}, {value}.",
        "Line below the sample of a face: the face, and the colour behind it.",
    )
    swatch: str = word("{value}, {use}.", "Line on a colour: its value, and what it is used for.")
    contrast: str = word(
        "{name} on it {ratio}:1",
        "Contrast of words on a colour; `name` is the colour of the words.",
    )
    black: str = word("Black", "Colour of words on light, where none of the design suffices.")
    white: str = word("White", "Colour of words on dark, where none of the design suffices.")
    states: str = word("States of the button", "Name of the row that shows the states of a button.")
