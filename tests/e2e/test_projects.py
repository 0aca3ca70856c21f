"""The list of projects: what each tile says and where it stands; buttons on grounds of clients."""

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from portfolio.color import contrast
from portfolio.components.client_colors import LEAST_ACCENT_CONTRAST
from portfolio.models.theme.roles import Scheme
from tests.support.page_actions import box_of, expect_none, show_scheme
from tests.support.page_scripts import page_script
from tests.support.site_content import CONTENT, first


def tiles(page: Page) -> Locator:
    first(CONTENT.projects, "the site has no projects")
    page.goto("/projects")
    return page.get_by_role("main").locator("li", has=page.get_by_role("heading", level=2))


def test_each_tile_says_its_facts_in_the_name_of_one_link(page: Page) -> None:
    for project, tile in zip(CONTENT.projects, tiles(page).all(), strict=True):
        links = tile.get_by_role("link")
        expect(links).to_have_count(2 if project.repository else 1)
        link = links.first
        for words in (project.title, project.year, project.card_text, project.result):
            expect(link).to_contain_text(words)
        expect(tile.get_by_role("heading")).to_have_text(project.card_title)
        expect(tile.get_by_role("listitem")).to_have_text(list(project.card_stack))


def test_the_first_title_is_in_the_first_screen(page: Page) -> None:
    title = tiles(page).first.get_by_role("heading")
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(title, f"{width} px").to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_the_list_has_two_columns_from_820_pixels(page: Page) -> None:
    found = tiles(page).all()
    for width, columns in ((819, 1), (820, 2)):
        page.set_viewport_size({"width": width, "height": 1180})
        places = [box_of(tile) for tile in found]
        rows = Counter(round(place["y"]) for place in places)
        assert max(rows.values()) == (columns if len(places) > 2 else 1), f"{width} px"
        single = (place for place in places if rows[round(place["y"])] == 1)
        alone = places[0]["width"]
        assert all(place["width"] == alone for place in single), "a narrow tile stands alone"


MAIN_BUTTONS = ":is(.case-hero, .next-project) .button:not(.button--secondary)"
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")


@pytest.mark.nightly
def test_no_main_button_has_nearly_the_colour_of_the_clients_ground(page: Page) -> None:
    found: list[str] = []
    for project in CONTENT.projects:
        page.goto(project.href)
        for scheme in SCHEMES:
            show_scheme(page, scheme)
            buttons = page.locator(MAIN_BUTTONS)
            for words, fills, ground in buttons.evaluate_all(page_script("fills_and_grounds")):
                if all(contrast(fill, ground) < LEAST_ACCENT_CONTRAST for fill in fills):
                    found.append(f"{project.slug}, {scheme}: {words} is {fills} on {ground}")
    expect_none(found)
