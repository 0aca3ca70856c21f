"""A site that is at once in German, in other colours and faces, without mascot and stickers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from portfolio.content.loader import load
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.content import Content
from portfolio.models.theme import Theme
from tests.support.html import Document
from tests.support.other_theme import other_theme
from tests.support.page_actions import (
    LAYOUT_SHIFT,
    TWO_FRAMES,
    centre_of,
    hang,
    hydrate_islands,
    release,
)
from tests.support.project_copy import run_module, sample_copy
from tests.support.server import serving

pytestmark = pytest.mark.xdist_group("other owner")

VERB = "Hier drücken"
FONTS = {
    "display": "Bevan",
    "text": {"family": "Archivo", "weight": 430},
    "labels": {"family": "Archivo", "weight": 600},
}
HOME = f"""\
title: Start
description: Eine Seite, auf der es eines zu tun gibt.
heading: Ada Lovelace
lettering: [Ada, Lovelace]
text: "{{tap}} und dann weiter."
verbs:
  tap: {VERB}
actions:
  - label: Projekte
    href: /projects
hint: Nach unten
projectsHeading: Projekte
playground:
  sprites: []
"""

UNSEEN = 0.005
"""A sum of layout shifts; from 0.1 on a page is said to jump."""

LOADED = "[...document.fonts].filter((it) => it.status == 'loaded').map((it) => it.family)"


@dataclass(frozen=True)
class OtherSite:
    """The site of the other owner: what was built, what it says, how it looks."""

    dist: Path
    content: Content
    theme: Theme


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> OtherSite:
    """The tests' own content with another home page, language and theme, built."""
    folder = sample_copy(tmp_path_factory.mktemp("other") / "site")
    content = folder / "content"
    theme = other_theme(fonts=FONTS, mascot="none")
    (content / "theme.yaml").write_text(theme.model_dump_json(by_alias=True))
    (content / "home.yaml").write_text(HOME)
    words = YamlEditor((content / "site.yaml").read_text())
    words.set(("language",), "de-AT")
    words.set(("address",), "https://ada.example")
    (content / "site.yaml").write_text(words.text)
    for drawing in ("mushroom", "lightning", "eye"):
        (folder / f"assets/svg/{drawing}.svg").unlink(missing_ok=True)
    run_module(folder, "portfolio", "build")
    return OtherSite(folder / "dist", load(content, "/").content, theme)


@pytest.fixture(scope="module")
def address(site: OtherSite) -> Iterator[str]:
    """Where the site is served; pages of all browser tests here are relative to it."""
    with serving(site.dist) as address:
        yield address


def test_the_only_verb_starts_in_the_middle_of_the_stage(page: Page) -> None:
    page.goto("/")
    main = page.get_by_role("main")
    expect(main.get_by_role("button")).to_have_text([VERB])
    hydrate_islands(page)
    main.get_by_role("button", name=VERB).click()
    expect(page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")
    expect(main.get_by_role("button")).to_have_count(1)
    middle = centre_of(page.locator("[data-playground]"))
    assert centre_of(page.locator(".playground__shockwave")) == pytest.approx(middle, abs=1)


def test_a_home_page_without_stickers_speaks_of_none(site: OtherSite) -> None:
    html = (site.dist / "index.html").read_text()
    assert site.content.site.words.playground.help not in html
    assert "mushroom" not in html
    assert "/svg/lightning" not in html
    assert not [
        element
        for element in Document(html).elements
        if element.attributes.get("role") == "application"
    ]


def test_the_files_of_a_german_resume_say_german_headings(site: OtherSite) -> None:
    words = site.content.site.words
    reader = PdfReader(site.dist / "resume.pdf")
    assert reader.trailer["/Root"]["/Lang"].split("-")[0] == "de"
    forms = [" ".join(sheet.extract_text() for sheet in reader.pages).casefold()]
    forms.append((site.dist / "resume.txt").read_text().casefold())
    for form in forms:
        assert words.resume.headings.work.casefold() in form
        assert "employment history" not in form
        assert "to present" not in form


def test_the_pdf_has_the_faces_and_the_text_colour_of_the_theme(site: OtherSite) -> None:
    pages = PdfReader(site.dist / "resume.pdf").pages
    names = {
        re.split("SemiBold|-", str(font["/BaseFont"]).partition("+")[2])[0]
        for page in pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert names == {"Bevan", "Archivo"}
    contents = pages[0].get_contents()
    assert contents is not None
    drawn = contents.get_data().decode("latin-1")
    text = tuple(channel / 255 for channel in bytes.fromhex(site.theme.colors.text.light[1:]))
    numbers = [
        tuple(map(float, it)) for it in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) scn?\b", drawn)
    ]
    assert any(
        max(abs(a - b) for a, b in zip(number, text, strict=True)) < 0.01 for number in numbers
    )


@pytest.mark.parametrize("route", ["/", "/projects", "/experiments"])
def test_a_page_preloads_two_files_of_fonts_and_loads_no_other(page: Page, route: str) -> None:
    # Not the resume: the low quotation mark of its German words is in no basic file.
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url) if it.url.endswith(".woff2") else None)
    page.goto(route)
    page.evaluate("document.fonts.ready")
    preloaded = page.locator('link[rel="preload"][as="font"]').evaluate_all(
        "(links) => links.map((link) => link.href)"
    )
    assert sorted(set(asked)) == sorted(preloaded)
    assert len(preloaded) == 2
    loaded = set(page.evaluate(LOADED))
    assert {"Bevan", "Archivo"} <= loaded


def test_headings_text_and_labels_have_their_faces_and_weights(page: Page) -> None:
    page.goto("/projects")
    expect(page.locator("main h2").first).to_have_css("font-family", re.compile("^Bevan"))
    expect(page.locator("body")).to_have_css("font-weight", "430")
    link = page.get_by_role("navigation").first.get_by_role("link").first
    expect(link).to_have_css("font-weight", "600")


@pytest.mark.parametrize("route", ["/", "/projects", "/resume"])
def test_a_page_does_not_shift_when_faces_arrive_late(page: Page, route: str) -> None:
    held = hang(page, "**/*.woff2")
    page.goto(route, wait_until="domcontentloaded")
    expect(page.locator("main")).to_be_visible()
    page.evaluate(TWO_FRAMES)
    assert held
    release(held)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(LAYOUT_SHIFT) <= UNSEEN
