"""Every word is there once a page is parsed, for all that does not wait: reader modes, printers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_no_javascript import read
from tests.support.page_actions import hang, release, shown
from tests.support.routes import LARGEST_STUDY, TESTED_ROUTES

PICTURES = "**/assets/img/**"

NOTE_WORDS = """addEventListener("DOMContentLoaded", () => {
  window.wordsAtOnce = document.body.innerText;
}, { once: true });"""


def words_in(lines: Iterable[str]) -> set[str]:
    return {word for line in lines for word in line.split()}


@pytest.mark.parametrize("route", TESTED_ROUTES)
def test_every_word_of_a_page_is_there_when_it_is_parsed(
    reduced_motion_page: Page, route: str
) -> None:
    page = reduced_motion_page
    page.add_init_script(NOTE_WORDS)
    held = hang(page, PICTURES)
    page.goto(route, wait_until="domcontentloaded")
    at_once = words_in([page.evaluate("wordsAtOnce")])
    release(held)
    shown(page).wait_for()
    assert words_in(read(page)["words"]) <= at_once


@pytest.mark.skipif(not LARGEST_STUDY, reason="there is no case study")
def test_a_page_that_is_printed_before_its_pictures_have_come_has_all_its_words(page: Page) -> None:
    assert LARGEST_STUDY
    held = hang(page, PICTURES)
    page.goto(LARGEST_STUDY.href, wait_until="domcontentloaded")
    expect(shown(page)).to_have_count(0)
    page.emulate_media(media="print")
    for heading in page.get_by_role("heading", level=2).all():
        expect(heading).to_be_visible()
    release(held)
