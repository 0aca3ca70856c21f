"""Renditions of the owner's pictures, and the colour that keeps their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from portfolio.build.colours import average
from portfolio.build.images import make_renditions
from portfolio.models.picture import Picture
from portfolio.renditions import FORMATS, plan


class Owner:
    """Content with pictures that a test may change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.projects: tuple[Picture, ...] = ()

    def has(self, name: str, size: tuple[int, int] = (700, 350), colour: str = "#ff8000") -> Picture:
        Image.new("RGB", size, colour).save(self.folder / name)
        picture = Picture.model_validate(
            {"src": name, "alt": "A picture"}, context={"folder": self.folder}
        )
        self.projects = (*self.projects, picture)
        return picture


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    folder = tmp_path / "content"
    folder.mkdir()
    return Owner(folder)


def names(folder: Path) -> dict[str, int]:
    """Returns when each file was made."""
    return {file.name: file.stat().st_mtime_ns for file in folder.iterdir()}


def test_a_picture_becomes_both_formats_at_every_width_up_to_its_own(
    owner: Owner, tmp_path: Path
) -> None:
    picture = owner.has("wide.png")
    make_renditions(owner, tmp_path / "img")
    for format in FORMATS:
        sizes = []
        for file in plan(picture, format):
            with Image.open(tmp_path / "img" / file.name) as image:
                assert image.format == format.upper()
                sizes.append(image.size)
        assert sizes == [(320, 160), (480, 240), (640, 320), (700, 350)]


def test_what_has_not_changed_is_not_made_again(owner: Owner, tmp_path: Path) -> None:
    owner.has("wide.png")
    make_renditions(owner, tmp_path / "img")
    before = names(tmp_path / "img")
    make_renditions(owner, tmp_path / "img")
    assert names(tmp_path / "img") == before


def test_a_changed_picture_has_other_names_and_the_old_ones_go(
    owner: Owner, tmp_path: Path
) -> None:
    owner.has("wide.png")
    make_renditions(owner, tmp_path / "img")
    before = set(names(tmp_path / "img"))
    owner.projects = ()
    owner.has("wide.png", colour="#0080ff")
    make_renditions(owner, tmp_path / "img")
    after = set(names(tmp_path / "img"))
    assert len(after) == len(before) and not after & before


def test_the_placeholder_is_the_average_colour(tmp_path: Path) -> None:
    image = Image.new("RGB", (10, 10), "#000000")
    image.paste("#ff0000", (0, 0, 5, 10))
    image.save(tmp_path / "half.png")
    assert average(tmp_path / "half.png") in {"#7f0000", "#800000"}


def test_a_picture_one_can_see_through_has_none(tmp_path: Path) -> None:
    Image.new("RGBA", (4, 4), (255, 0, 0, 128)).save(tmp_path / "glass.png")
    assert average(tmp_path / "glass.png") == ""
    Image.new("RGBA", (4, 4), (255, 0, 0, 255)).save(tmp_path / "solid.png")
    assert average(tmp_path / "solid.png") == "#ff0000"
