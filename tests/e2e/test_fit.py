"""What the tests of a site say of words that do not fit: which, and what they lie on."""

from playwright.sync_api import Browser

from portfolio.testing.page import APART, CLIPPED, COVERED

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
