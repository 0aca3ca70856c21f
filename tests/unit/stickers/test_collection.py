"""Stickers of projects: who has one, where it is shown, and what its outline becomes."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
import reflex as rx
from shapely import Polygon

from portfolio.components.collection import card_sticker, closing_stickers, sticker_counter
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.models.content import Content
from portfolio.paths import ENGINE_ASSETS
from portfolio.sections.home import home_hero
from portfolio.sections.take_sticker import take_sticker
from portfolio.stickers import outline_sheet
from portfolio.stickers.page_stickers import page_stickers
from portfolio.stickers.sticker_svg import BORDER

STICKERS = {"loans": "/svg/bomb.svg", "draw": "/svg/rainbow.svg"}
"""Two projects of three have a sticker."""


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    provide(AssetManifest({}, inline_drawings={}, lettering={}))


def with_stickers(content: Content, stickers: dict[str, str] = STICKERS) -> Content:
    projects = tuple(
        it.model_copy(update={"sticker": stickers.get(it.slug)}) for it in content.projects
    )
    return replace(content, projects=projects)


def code(parts: list[rx.Component]) -> str:
    with use_locale(Locale()):
        return str(rx.fragment(*parts).render())


def slugs(content: Content) -> set[str]:
    return {project.slug for project in content.collection}


def test_projects_with_a_sticker_and_a_page_are_in_the_collection(content: Content) -> None:
    assert slugs(content) == set()
    found = with_stickers(content)
    assert slugs(found) == {"loans", "draw"}
    outside = {"leads_to": "https://example.com"}
    projects = tuple(
        it.model_copy(update=outside if it.slug == "loans" else {}) for it in found.projects
    )
    assert slugs(replace(found, projects=projects)) == {"draw"}


def test_nothing_is_taken_where_home_has_no_stickers_to_play_with(content: Content) -> None:
    found = with_stickers(content)
    bare = found.home.playground.model_copy(update={"sprites": ()})
    home = found.home.model_copy(update={"playground": bare})
    still = replace(found, home=home)
    assert slugs(still) == set()
    loans = still.project("/projects/loans")
    assert loans
    assert card_sticker(loans), "it still lies on its card"
    assert not take_sticker(loans, still)


def test_a_site_without_stickers_shows_nothing_of_them(content: Content) -> None:
    for project in content.case_studies:
        assert not card_sticker(project)
        assert not take_sticker(project, content)
    assert not sticker_counter(content.collection)
    assert not closing_stickers(content)
    hero = home_hero(content.home, content.theme, content.site, hint="")
    assert "collectibles" not in str(hero.render())


def test_a_case_study_with_a_sticker_ends_with_its_result_and_the_sheet(content: Content) -> None:
    found = with_stickers(content)
    loans = found.project("/projects/loans")
    assert loans
    known = loans.model_copy(update={"result": "Two loans side by side", "did": "Built it."})
    projects = tuple(known if it.slug == "loans" else it for it in found.projects)
    shown = code(take_sticker(known, replace(found, projects=projects)))
    order = ["Two loans side by side", "Built it.", "Take the sticker", "See it in the sandbox"]
    assert [shown.index(words) for words in order] == sorted(shown.index(it) for it in order)
    assert known.client_words[0] == "Two loans side by side", "the client's face has its letters"
    assert shown.count("sticker-place") - shown.count("sticker-places") >= 2
    assert "{taken} of 2 stickers taken" in shown
    assert "A sticker to keep" in code(take_sticker(loans, found)), "without a result"


def test_a_project_without_a_sticker_has_no_sheet_beside_others_that_have_one(
    content: Content,
) -> None:
    found = with_stickers(content)
    cover = found.project("/projects/cover")
    assert cover
    assert not take_sticker(cover, found)
    assert not card_sticker(cover)


def test_the_counter_has_words_to_be_hydrated_with(content: Content) -> None:
    """React leaves other words of such a place alone, and renders a page anew for lost ones."""
    (counter,) = sticker_counter(with_stickers(content).collection)
    assert "0 of 2" in str(counter.render())


def test_stickers_of_projects_stand_beside_the_heading_of_their_list(content: Content) -> None:
    found = with_stickers(content, dict.fromkeys(STICKERS, "/svg/cassette.svg"))
    assert page_stickers(found, "projects")[0] == "/svg/cassette.svg"
    assert page_stickers(found, "resume") == page_stickers(content, "resume")


def test_an_outline_becomes_the_edge_of_the_border_as_a_closed_curve(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    def file(address: str) -> Path:
        return ENGINE_ASSETS / address.lstrip("/")

    monkeypatch.setattr(outline_sheet, "asset_file", file)
    sheet = outline_sheet.outline_sheet(with_stickers(content))
    assert re.findall(r'<symbol id="(\w+)"', sheet) == ["draw", "loans"]
    path = re.findall(r' d="M(\d+) (\d+)c[^"]*z"', sheet)
    points = json.loads(file("/vertices/rainbow-path.json").read_text())
    outline = Polygon((point["x"], point["y"]) for point in points)
    x, y = map(int, path[0])
    start = Polygon([(x, y), (x + 0.1, y), (x, y + 0.1)])
    assert outline.distance(start) == pytest.approx(BORDER, abs=1)
