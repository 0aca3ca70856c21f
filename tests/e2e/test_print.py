"""Pages on paper, as browsers print them: without backgrounds, in either colour scheme."""

from io import BytesIO
from typing import Any

import pytest
from playwright.sync_api import Page
from pypdf import PageObject, PdfReader

from tests.conftest import NewPage
from tests.support.page_actions import hydrate_islands
from tests.support.page_scripts import page_script
from tests.support.routes import PROJECTS, RICH_ROUTES

DARKEST_GREY = 0.4
"""Lightness, from 0 for black to 1, that no printed word has more of."""

MOST_SHEETS = {"/": 2, "/resume": 2} | {f"/projects/{slug}": 6 for slug in PROJECTS}
"""Sheets of A4 that a page takes at most."""

TITLES = """() => [...document.querySelectorAll("main :is(h1, h2, h3)")]
  .filter((it) => it.checkVisibility())
  .map((it) => it.textContent)"""

HEADS = """() => [...document.querySelectorAll("main .section-head")]
  .map((it) => [it.querySelector("h2"), it.nextElementSibling?.querySelector("h3")])
  .filter(([, first]) => first?.checkVisibility())
  .map((titles) => titles.map((it) => it.textContent.replace(/\\s/g, "")))"""
"""Returns the title of each head of a section, and the first title of what follows it."""

SET_GROUNDS = """(visibility) => {
  for (const it of document.querySelectorAll(".print-exact")) it.style.visibility = visibility;
}"""
"""Hides or shows what is printed with its ground, on which words may be light."""

LOAD_PICTURES = """() => Promise.all([...document.images].map((it) => {
  it.loading = "eager";
  return it.decode();
}))"""

SET_COLOR = (b"g", b"rg")
"""Operators of a PDF that set the grey, or red, green and blue, of what is filled."""

SHOWS_TEXT = (b"Tj", b"TJ")


def printed(page: Page) -> PdfReader:
    return PdfReader(BytesIO(page.pdf(format="A4", print_background=False)))


@pytest.fixture(params=["light", pytest.param("dark", marks=pytest.mark.nightly)])
def sheet(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    """A page in a scheme of the visitor, who has scrolled nowhere yet."""
    return new_page(color_scheme=request.param)


def bright_words(sheet: PageObject) -> list[str]:
    """Returns the words of a sheet that are not dark, also those that are partly seen through."""
    found: list[str] = []
    named = sheet["/Resources"].get("/ExtGState")  # type: ignore[union-attr]
    states = named.get_object() if named else {}
    kept: list[tuple[float, float]] = []
    now = (0.0, 1.0)

    def look(operator: bytes, operands: list[Any], *_: object) -> None:
        nonlocal now
        lightness, alpha = now
        if operator == b"q":
            kept.append(now)
        elif operator == b"Q":
            now = kept.pop() if kept else now
        elif operator in SET_COLOR:
            now = (sum(map(float, operands)) / len(operands), alpha)
        elif operator == b"gs" and operands[0] in states:
            now = (lightness, float(states[operands[0]].get_object().get("/ca", alpha)))
        elif operator in SHOWS_TEXT and 1 - (1 - lightness) * alpha > DARKEST_GREY:
            found.append(f"{lightness:.2f} at {alpha:.2f}: {operands[0]!r}")

    sheet.extract_text(visitor_operand_before=look)
    return found


@pytest.mark.parametrize("path", RICH_ROUTES)
def test_a_printed_page_has_dark_words_no_empty_frame_and_no_title_at_the_end_of_a_sheet(
    sheet: Page, path: str
) -> None:
    sheet.goto(path)
    hydrate_islands(sheet)
    sheet.emulate_media(media="print")
    sheet.evaluate(SET_GROUNDS, "hidden")
    titles = {"".join(title.split()) for title in sheet.evaluate(TITLES)}
    heads = sheet.evaluate(HEADS)
    reader = printed(sheet)
    sheet.evaluate(SET_GROUNDS, "")
    sheet.evaluate(LOAD_PICTURES)
    assert sheet.evaluate(page_script("empty_frames")) == []
    assert len(reader.pages) <= MOST_SHEETS.get(path, 6)
    for number, paper in enumerate(reader.pages, 1):
        assert bright_words(paper) == [], f"sheet {number}"
        lines = [line for line in paper.extract_text().splitlines() if line.strip()]
        is_last = number == len(reader.pages)
        ends = "".join(lines[-1].split()) if lines else ""
        assert is_last or ends not in titles or paper.images, f"{ends} ends sheet {number}"
        text = "".join("".join(lines).split())
        assert [head for head, first in heads if head in text and first not in text] == []
