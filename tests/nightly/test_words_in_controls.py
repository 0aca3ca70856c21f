"""No word of a control is torn on a phone, in any language of the catalogue.

The words of a language are put into the controls of the built site, in the place of the English
ones: one page is opened once for all languages and widths.
"""

import pytest
from playwright.sync_api import Page

from portfolio.i18n.catalogue import LANGUAGES
from portfolio.i18n.locale import babel_locale
from portfolio.i18n.words import ENGLISH
from tests.support.page_actions import TWO_FRAMES, expect_none, hydrate_islands
from tests.support.page_scripts import page_script
from tests.support.routes import REPRESENTATIVE
from tests.support.words import catalogue_words, flat

BROKEN = page_script("broken_words")
CONTROLS = ":is(.button, button, summary, .nav a, [role=radiogroup] label)"
WIDTHS = (320, 360, 390, 430)

TRANSLATE = page_script("translate_controls")

TORN = f"""(controls) => [...document.querySelectorAll(controls)]
  .filter((control) => control.checkVisibility({{ visibilityProperty: true }}))
  .flatMap((control) => ({BROKEN.rstrip().removesuffix(";")})(control)
    .map((word) => `${{word}} of ${{control.textContent}}`))"""


def translations(language: str) -> dict[str, str]:
    """Returns the words of a language by the English ones."""
    theirs = dict(flat(catalogue_words(language).props()))
    return {
        english: theirs[path]
        for path, english in flat(ENGLISH.props())
        if isinstance(english, str) and isinstance(theirs.get(path), str)
    }


@pytest.mark.parametrize("route", REPRESENTATIVE)
def test_no_word_of_a_control_is_torn(page: Page, route: str) -> None:
    page.goto(route)
    hydrate_islands(page)
    found: list[str] = []
    for language in LANGUAGES:
        direction = babel_locale(language).text_direction
        put = page.evaluate(TRANSLATE, [CONTROLS, translations(language), language, direction])
        assert put
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate(TWO_FRAMES)
            torn = page.evaluate(TORN, CONTROLS)
            found += [f"{language}, {width}: {words}" for words in torn]
    expect_none(found)
