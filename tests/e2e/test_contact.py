"""The invitation to write, at the end of a case study and of the resume."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import box_of, bring
from tests.support.site_content import CONTENT, first

WORDS = CONTENT.site.locale.words.contact
ROUTES = [
    *(nightly(project.route) for project in CONTENT.projects[:1] if project.has_page),
    "/resume",
]


def banner(page: Page, route: str) -> Locator:
    """Opens a page and returns its invitation."""
    first(filter(None, [CONTENT.site.email]), "the owner has no mail address")
    page.goto(route)
    return page.locator("section", has=page.get_by_role("heading", name=WORDS.heading, exact=True))


def test_the_address_and_the_button_write_a_mail(page: Page) -> None:
    card = banner(page, "/resume")
    for name in (str(CONTENT.site.email), WORDS.write):
        mail = card.get_by_role("link", name=name, exact=True)
        expect(mail).to_have_attribute("href", f"mailto:{CONTENT.site.email}")


@pytest.mark.parametrize("route", ROUTES)
def test_a_key_copies_the_address_and_says_so_in_the_same_place(page: Page, route: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    card = banner(page, route)
    copy = card.get_by_role("button", name=WORDS.copy_address)
    expect(card.get_by_role("status")).to_be_empty()
    place = box_of(bring(copy))
    card.get_by_role("link", name=WORDS.write).focus()
    page.keyboard.press("Tab")
    expect(copy).to_be_focused()
    page.keyboard.press("Enter")
    expect(card.get_by_role("status")).to_have_text(WORDS.copied)
    assert page.evaluate("navigator.clipboard.readText()") == CONTENT.site.email
    assert box_of(copy) == place, "the button has moved"


def test_without_javascript_the_invitation_is_the_link_alone(page_without_javascript: Page) -> None:
    card = banner(page_without_javascript, "/resume")
    expect(card.get_by_role("link", name=str(CONTENT.site.email))).to_be_visible()
    expect(card.get_by_role("button")).to_have_count(0)
