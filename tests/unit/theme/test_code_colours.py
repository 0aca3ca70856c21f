"""Words of code can be read on their background, in light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portfolio.models.colour import AA_TEXT, contrast

TOKENS = (Path(__file__).parents[3] / "portfolio/theme/tokens.css").read_text()
KINDS = ("code-keyword", "code-string", "code-number", "code-name", "text-2", "text")


def colours(token: str) -> list[str]:
    """Returns the light and the dark value of a token."""
    found = re.search(rf"--{token}: (?:var\(--([\w-]+)\)|light-dark\((#\w+), (#\w+)\))", TOKENS)
    assert found, token
    return colours(found[1]) if found[1] else [found[2], found[3]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_word_has_the_contrast_of_text(kind: str) -> None:
    for word, background in zip(colours(kind), colours("code"), strict=True):
        assert contrast(word, background) >= AA_TEXT, (kind, word, background)
