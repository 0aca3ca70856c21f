"""A site whose every colour is another one has none of the old in what it serves."""

from __future__ import annotations

import re

from pypdf import PdfReader

from portfolio.paths import PLACEHOLDER_COLOURS
from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import OtherSite
from tests.support.other_theme import colours_in, default_colours
from tests.support.sample import CONTENT

pytestmark = ONE_BUILD

TEXT = {".css", ".html", ".js", ".svg", ".xml", ".json", ".txt"}
DRAWINGS = ("svg/", "generated/drawings-")
"""Stickers are the sample's content and keep the colours that they were drawn in."""


def test_nothing_that_is_served_has_an_old_colour(site: OtherSite) -> None:
    placeholders = site.folder / ".cache" / PLACEHOLDER_COLOURS.name
    of_content = "".join(it.read_text() for it in (*CONTENT.rglob("*.yaml"), placeholders))
    old = default_colours() - colours_in(of_content)
    assert len(old) > 50
    found: dict[str, list[str]] = {}
    for file in (it for it in site.dist.rglob("*") if it.suffix in TEXT):
        name = file.relative_to(site.dist).as_posix()
        if not name.startswith(DRAWINGS):
            held = colours_in(file.read_text("utf-8")) & old
            found |= {name: sorted(held)} if held else {}
    assert found == {}


def test_the_pdf_is_written_in_the_new_colour_of_text(site: OtherSite) -> None:
    page = PdfReader(site.dist / "resume.pdf").pages[0]
    contents = page.get_contents()
    assert contents is not None
    drawn = contents.get_data().decode("latin-1")
    text = tuple(channel / 255 for channel in bytes.fromhex(site.theme.colors.text.light[1:]))
    numbers = [
        tuple(map(float, it)) for it in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) scn?\b", drawn)
    ]
    assert any(max(abs(a - b) for a, b in zip(it, text, strict=True)) < 0.01 for it in numbers)
