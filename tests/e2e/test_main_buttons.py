"""The main button is seen on the ground of a client: it never has nearly the same colour."""

from __future__ import annotations

from playwright.sync_api import Page

from portfolio.color import contrast
from portfolio.components.palette import LEAST_ACCENT_CONTRAST
from portfolio.models.theme.roles import Scheme
from tests.support.page_actions import expect_none, show_scheme
from tests.support.page_scripts import page_script
from tests.support.site_content import CONTENT

FILLS_AND_GROUNDS = page_script("fills_and_grounds")

MAIN_BUTTONS = ":is(.case-hero, .next-project) .button:not(.button--secondary)"
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")


def test_no_main_button_has_nearly_the_colour_of_the_clients_ground(page: Page) -> None:
    found: list[str] = []
    for project in CONTENT.projects:
        page.goto(project.href)
        for scheme in SCHEMES:
            show_scheme(page, scheme)
            buttons = page.locator(MAIN_BUTTONS)
            for words, fills, ground in buttons.evaluate_all(FILLS_AND_GROUNDS):
                if all(contrast(fill, ground) < LEAST_ACCENT_CONTRAST for fill in fills):
                    found.append(f"{project.slug}, {scheme}: {words} is {fills} on {ground}")
    expect_none(found)
