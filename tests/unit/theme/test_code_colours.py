"""Words of code can be read on their background, in light and dark."""

from __future__ import annotations

import pytest

from portfolio.color import AA_TEXT, contrast
from portfolio.models.theme import Theme

COLORS = Theme.default().colors
KINDS = ("link", "code_string", "code_number", "code_name", "text_2", "text")
"""Roles of the words; keywords have the colour of links."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_colour_of_highlighted_code_has_the_contrast_of_text(kind: str, scheme: str) -> None:
    word, background = (getattr(getattr(COLORS, role), scheme) for role in (kind, "code"))
    assert contrast(word, background) >= AA_TEXT
