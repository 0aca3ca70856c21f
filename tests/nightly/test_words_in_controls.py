"""No word of a control is torn on a phone, in any language of the catalogue.

The words of a language are put into the controls of the built site, in the place of the English
ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from portfolio.i18n.catalogue import LANGUAGES
from portfolio.i18n.words import ENGLISH
from tests.support.page_actions import expect_none, hydrate_islands
from tests.support.routes import REPRESENTATIVE
from tests.support.words import catalogue_words, flat

BROKEN = (Path(__file__).parents[1] / "support" / "broken_words.js").read_text()
CONTROLS = ":is(.button, button, summary, .nav a, [role=radiogroup] label)"
WIDTHS = (320, 360, 390, 430)
RIGHT_TO_LEFT = {"ar"}
TRANSLATE = """([controls, words, language, direction]) => {
  Object.assign(document.documentElement, { lang: language, dir: direction });
  for (const control of document.querySelectorAll(controls)) {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      node.english ??= node.data.trim();
      if (words[node.english]) node.data = words[node.english];
    }
  }
}"""
SHOWN = """([controls, broken]) => [...document.querySelectorAll(controls)]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .flatMap((it) => eval(broken)(it).map((word) => `${word} of ${it.textContent}`))"""


def strings(language: str) -> dict[str, str]:
    """Returns the words of the interface by their paths."""
    found = flat(catalogue_words(language).props())
    return {path: word for path, word in found if isinstance(word, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_control_is_torn(page: Page, language: str) -> None:
    there = strings(language)
    words = {word: there[path] for path, word in flat(ENGLISH.props()) if path in there}
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    found: list[str] = []
    for route in REPRESENTATIVE:
        page.goto(route)
        hydrate_islands(page)
        page.evaluate(TRANSLATE, [CONTROLS, words, language, direction])
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            torn = page.evaluate(SHOWN, [CONTROLS, BROKEN])
            found += [f"{route}, {width}: {it}" for it in torn]
    expect_none(found)
