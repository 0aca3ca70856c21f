"""A site without mascot and sprites, and with one verb: nothing is missing from its pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from portfolio.i18n.words import ENGLISH
from tests.conftest import desktop_options
from tests.e2e.islands import hydrate_islands
from tests.support.axe import in_both_themes
from tests.support.console_monitor import ConsoleMonitor
from tests.support.html import Document
from tests.support.layout import LOST, NARROW
from tests.support.project_copy import PROJECT, link_packages, run_module
from tests.support.server import serving

pytestmark = pytest.mark.xdist_group("bare-site")

HOME = """\
title: Home
description: A page with one thing to do.
heading: Ada Lovelace
lettering: [Ada, Lovelace]
text: "{verb}, then look around."
verbs:
  {name}: Press here
actions:
  - label: Projects
    href: /projects
hint: Scroll on
projectsHeading: Projects
playground:
  sprites: []
"""

MOVES = "document.getAnimations().some((it) => it.effect.target.matches('.playground__shockwave'))"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site without mascot, sprites and the verbs ``stir`` and ``trip``."""
    folder = tmp_path_factory.mktemp("bare") / "site"
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    link_packages(folder)
    content = folder / "content"
    (content / "theme.yaml").write_text("mascot: none\n")
    (content / "home.yaml").write_text(HOME.format(verb="{tap}", name="tap"))
    site = content / "site.yaml"
    site.write_text(site.read_text().replace("sticker: /svg/eye.svg", "sticker: none"))
    for drawing in ("mushroom", "lightning", "eye", "cassette", "pill", "rainbow"):
        (folder / f"assets/svg/{drawing}.svg").unlink(missing_ok=True)
    run_module(folder, "portfolio", "build")
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder / "dist") as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose console may say nothing."""
    context = browser.new_context(**desktop_options(address))
    page = context.new_page()
    monitor = ConsoleMonitor(page, address)
    yield page
    assert not monitor.complaints
    context.close()


@pytest.mark.parametrize("path", ["/", "/projects", "/experiments", "/resume", "/nowhere"])
def test_its_pages_are_whole(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.evaluate("scrollTo(0, 0)")
    found = in_both_themes(page, "on a desktop")
    page.set_viewport_size(NARROW)
    assert not [*found, *page.evaluate(LOST)]


def test_its_verb_starts_in_the_middle(page: Page) -> None:
    page.goto("/")
    main = page.get_by_role("main")
    expect(main.get_by_role("button")).to_have_text(["Press here"])
    hydrate_islands(page)
    main.get_by_role("button", name="Press here").click()
    expect(page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")
    expect(main.get_by_role("button")).to_have_count(1)
    box = page.locator(".playground__shockwave").bounding_box()
    stage = page.locator("[data-playground]").bounding_box()
    assert box
    assert stage
    assert box["x"] + box["width"] / 2 == pytest.approx(stage["x"] + stage["width"] / 2, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx(stage["y"] + stage["height"] / 2, abs=1)


def test_nothing_speaks_of_what_is_not_there(folder: Path) -> None:
    html = (folder / "dist/index.html").read_text()
    assert ENGLISH.playground.help not in html
    assert "mushroom" not in html
    assert "/svg/lightning" not in html
    assert not [it for it in Document(html).elements if it.attributes.get("role") == "application"]


def test_the_tab_shows_the_initial_of_its_owner(folder: Path) -> None:
    icon = (folder / "dist/icons/favicon.svg").read_text()
    assert "<rect" in icon
    assert "<path" in icon
