"""The sheet to draw on is whole in every theme: eight inks, and a veil over the page behind it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.support.extras_page import ExtrasPage
from tests.support.playground_page import FAST

INKS = 8
VEIL = "(it) => getComputedStyle(it, '::backdrop').backgroundColor"


def test_every_theme_has_eight_inks_and_a_veil(in_theme: str, browser: Browser) -> None:
    page = browser.new_page(base_url=in_theme, bypass_csp=True)
    extras = ExtrasPage(page, **FAST)
    extras.play()
    extras.open_sheet()
    inks = extras.sheet.get_by_role("radiogroup", name="Ink")
    expect(inks.get_by_role("radio")).to_have_count(INKS)
    assert extras.sheet.evaluate(VEIL).endswith("/ 0.6)"), "it is a colour that is seen through"
    page.close()
