"""A site whose every colour is another one has none of the old in what it serves."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from portfolio.models.theme import Theme
from portfolio.models.theme.theme import DEFAULT, read_theme
from portfolio.paths import PLACEHOLDER_COLOURS
from tests.support.project_copy import project_copy, run_module
from tests.support.sample import ASSETS, CONTENT

TEXT = {".css", ".html", ".js", ".svg", ".xml", ".json", ".txt"}
DRAWINGS = ("svg/", "generated/drawings-", "icons/favicon")
"""Sprites are the sample's content and keep the colours that they were drawn in."""

HEX = re.compile(r"#(?:[0-9a-f]{6}|[0-9a-f]{3})\b", re.IGNORECASE)


def whole(colour: str) -> str:
    """Returns a colour as #rrggbb in lower case."""
    digits = colour[1:].lower()
    return f"#{digits}" if len(digits) == 6 else "#" + "".join(digit * 2 for digit in digits)


def replaced(value: Any, unlikely: Iterator[str], hues: set[str]) -> Any:
    """Returns data of a theme with another colour in the place of each."""
    if isinstance(value, dict):
        return {key: replaced(it, unlikely, hues) for key, it in value.items()}
    if isinstance(value, list):
        return [replaced(it, unlikely, hues) for it in value]
    is_colour = isinstance(value, str) and (value.startswith("#") or value in hues)
    return next(unlikely) if is_colour else value


@pytest.fixture(scope="module")
def theme() -> Theme:
    unlikely = (f"#{0x0B0D17 + 0x010309 * number:06x}" for number in count())
    data = read_theme(DEFAULT)
    return Theme.model_validate(replaced(data, unlikely, set(data["hues"])))


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory, theme: Theme) -> Path:
    """The tests' own content, built in the other colours."""
    folder = project_copy(tmp_path_factory.mktemp("colours") / "site")
    shutil.rmtree(folder / "content")
    shutil.copytree(CONTENT, folder / "content")
    shutil.copytree(ASSETS, folder / "assets", dirs_exist_ok=True)
    data = theme.model_dump_json(by_alias=True)
    (folder / "content" / "theme.yaml").write_text(data)
    run_module(folder, "portfolio", "build")
    return folder / "dist"


def test_nothing_that_is_served_has_an_old_colour(dist: Path) -> None:
    of_content = {
        whole(found)
        for file in (*CONTENT.rglob("*.yaml"), dist.parent / ".cache" / PLACEHOLDER_COLOURS.name)
        for found in HEX.findall(file.read_text())
    }
    old = {whole(it) for it in HEX.findall(str(Theme.default()))} - of_content
    assert len(old) > 50
    found: dict[str, list[str]] = {}
    for file in (it for it in dist.rglob("*") if it.suffix in TEXT):
        name = file.relative_to(dist).as_posix()
        if not name.startswith(DRAWINGS):
            held = {whole(it) for it in HEX.findall(file.read_text("utf-8"))} & old
            found |= {name: sorted(held)} if held else {}
    assert found == {}


def pixel(picture: Path, place: tuple[int, int]) -> str:
    red, green, blue = Image.open(picture).convert("RGB").getpixel(place)  # type: ignore[misc]
    return f"#{red:02x}{green:02x}{blue:02x}"


def test_icons_and_pictures_for_links_have_the_new_grounds(dist: Path, theme: Theme) -> None:
    grounds = theme.grounds
    assert pixel(dist / "icons/apple-touch-icon.png", (2, 2)) == grounds.home.ground.light
    for page in ("projects", "experiments", "resume"):
        shown = Image.open(dist / f"share/{page}.jpg").convert("RGB").getpixel((4, 4))
        ground = getattr(grounds, page)
        assert isinstance(shown, tuple)
        assert min(_distance(shown, it) for it in (ground.ground.light, ground.ring.light)) < 12


def _distance(shown: tuple[int, ...], colour: str) -> int:
    wanted = bytes.fromhex(colour[1:])
    return max(abs(a - b) for a, b in zip(shown, wanted, strict=True))


def test_the_pdf_has_the_new_colours(dist: Path, theme: Theme) -> None:
    page = PdfReader(BytesIO((dist / "resume.pdf").read_bytes())).pages[0]
    contents = page.get_contents()
    assert contents is not None
    drawn = contents.get_data().decode("latin-1")
    red, green, blue = (channel / 255 for channel in bytes.fromhex(theme.colors.text.light[1:]))
    numbers = [
        tuple(map(float, it)) for it in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) scn?\b", drawn)
    ]
    assert any(
        max(abs(a - b) for a, b in zip(it, (red, green, blue), strict=True)) < 0.01
        for it in numbers
    )
