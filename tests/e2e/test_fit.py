"""What the tests of a site say of words that do not fit, and of a page that is not drawn."""

from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext

from portfolio.testing.page import APART, CLIPPED, COVERED, NOT_DRAWN, problems

COVERING = """
<style>
  body, h1 { margin: 0 }
  .header :is(.wrap, .nav) { height: 20px }
  .header p { width: 50px; margin: 0; font: 16px/20px monospace }
  .low { position: absolute; top: 100px; left: 0 }
</style>
<header class="header"><div class="wrap">
  <nav class="nav"><p><a href="/">Projects</a> <a href="/">Uses</a></p></nav>
</div></header>
<p class="lead" style="position: absolute; width: 1px; top: 100px">For screen readers</p>
<h1 class="title">My projects</h1>
<div class="hero">
  <button class="playground__mascot low" aria-label="Tap the fox">x</button>
  <h1 class="low"><span class="lettering__part">Lighthouse</span></h1>
</div>
"""
"""A header whose second link falls to a second row, and a drawn title over a mascot."""

TOO_WIDE = """
<button class="button" style="width: 50px; font: 16px monospace">Donaudampfschiff</button>
<main class="page"><div class="slider" style="width: 150vw; height: 9px"></div></main>
"""


def test_words_are_named_with_what_lies_on_them(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(COVERING)
    assert page.evaluate(COVERED, APART) == [
        'h1.title "My projects" and a "Uses" lie on each other',
        'h1.low "Lighthouse" and button.playground__mascot "Tap the fox" lie on each other',
    ]
    page.close()


def test_words_that_are_too_wide_are_named_with_their_place(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(TOO_WIDE)
    assert page.evaluate(CLIPPED) == [
        '"Donaudampfschiff", button of .button',
        "the page scrolls sideways, as div of .slider is wider",
    ]
    page.close()


class StoppingBrowser:
    """A browser that never draws the first pages that it opens."""

    def __init__(self, browser: Browser, stops: int) -> None:
        self._browser = browser
        self._stops = stops

    def new_context(self, **options: Any) -> BrowserContext:
        context = self._browser.new_context(**options)
        if self._stops:
            self._stops -= 1
            context.add_init_script("requestAnimationFrame = () => 0;")
        return context


@pytest.mark.nightly
@pytest.mark.parametrize(("stops", "found"), [(1, []), (2, [NOT_DRAWN])])
def test_a_page_that_is_not_drawn_is_opened_once_more(
    browser: Browser, address: str, tmp_path: Path, stops: int, found: list[str]
) -> None:
    stopping = cast(Browser, StoppingBrowser(browser, stops))
    assert problems(stopping, address, "/404", tmp_path) == found
