"""Words beside an email in light and dark."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class ComparisonWords(WordGroup):
    """Words of the comparison of two pictures."""

    light: str = word("Light", "Picture in light mode, and the button that shows it.")
    dark: str = word("Dark", "Picture in dark mode, and the button that shows it.")
    tip: str = word("Hover for Light/Dark mode", "Hint below the two pictures.")
    slider: str = word(
        "{title}: how much is in light mode", "Name of the slider, for screen readers."
    )
    all_light: str = word("All light", "Value of the slider where only the light picture is seen.")
    all_dark: str = word("All dark", "Value of the slider where only the dark picture is seen.")
    mixed: str = word("{light}% light, {dark}% dark", "Value of the slider where both are seen.")
