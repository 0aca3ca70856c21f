"""No letter of any language of the catalogue is cut off in titles and previews, in any theme."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from portfolio.content.loader import load
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.drawing.typst_fonts import typst_fonts
from portfolio.fonts.site_fonts import SiteFonts, site_fonts
from portfolio.images.rasterize import rasterize_title
from tests.support.sample import CONTENT
from tests.support.words import ALPHABETS, words_of_letters

SIZE = (2400, 2000)


@cache
def fonts_of(theme: str, language: str) -> SiteFonts:
    """Returns the faces of a site in a language that has all of its letters in words."""
    content = load(CONTENT).content
    words = " ".join(words_of_letters(language))
    site = content.site.model_copy(update={"language": language, "tagline": words})
    return site_fonts(replace(content, site=site, theme=named_theme(theme)))


def ink(words: str, fonts: SiteFonts) -> float:
    """Returns how much a preview's title paints, in pixels."""
    title = rasterize_title(words, SIZE, 1, typst_fonts(fonts, words), "#000000")
    return float(np.asarray(title.getchannel("A")).sum()) / 255


@pytest.mark.parametrize("language", sorted(ALPHABETS))
@pytest.mark.parametrize("theme", THEME_NAMES)
def test_titles_of_previews_lose_nothing_at_their_edges(theme: str, language: str) -> None:
    fonts = fonts_of(theme, language)
    words = words_of_letters(language)
    for word in (words[0], max(words, key=len), words[-1]):
        between = ink(f"x\n{word}\nx", fonts) - ink("x\nx", fonts)
        assert ink(word, fonts) == pytest.approx(between, rel=0.02), word
