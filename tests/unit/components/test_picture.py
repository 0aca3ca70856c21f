"""Addresses of pictures in `srcset`, whose entries spaces and commas divide, and icons."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from portfolio.components.media.asset_manifest import AssetManifest, PictureFiles, manifest, provide
from portfolio.components.media.icon import icon
from portfolio.components.media.picture import PHONE_MEDIA, picture_props
from portfolio.images.rendition_plan import formats_of, plan_renditions
from portfolio.models.picture import Picture
from portfolio.picture_files.inline_svg import read_icon
from tests.support.photographs import as_content


def named(folder: Path, name: str, width: int = 700, height: int = 400) -> Picture:
    Image.new("RGB", (width, height), (width % 256, 0, 0)).save(folder / name)
    return as_content(folder / name)


def provide_files(*pictures: Picture) -> None:
    files = {}
    for picture in pictures:
        renditions = {it: tuple(plan_renditions(picture, it)) for it in formats_of(picture)}
        files[picture.file] = PictureFiles(renditions)
    provide(AssetManifest(files, inline_drawings={}, lettering={}))


@pytest.mark.parametrize("name", ["my first try.png", "Käse-Übersicht 2.png"])
def test_a_picture_name_with_spaces_or_accents_gets_an_address_without_quoting(
    tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "a b"
    folder.mkdir()
    picture = named(folder, name)
    provide_files(picture)
    props = picture_props(picture, "100vw")
    for candidates in (props["srcSet"], *(source["srcSet"] for source in props["sources"])):
        assert re.fullmatch(r"([\w/.%-]+ \d+w(, )?)+", candidates, re.ASCII)


def test_a_drawing_is_one_file_for_all_widths_also_as_the_picture_of_phones(tmp_path: Path) -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path d="M0 0h9v9z"/></svg>'
    )
    (tmp_path / "plan.svg").write_text(drawing)
    plan, wide = as_content(tmp_path / "plan.svg"), named(tmp_path, "wide.png")
    provide_files(plan, wide)
    props = picture_props(plan, "100vw")
    assert re.fullmatch(r"/generated/img/[\w-]+-24\.svg", props["src"])
    assert (props["sources"], props["width"], props["height"]) == ([], 24, 16)
    assert "srcSet" not in props
    phone = picture_props(wide, "100vw", phone=plan)["sources"][0]
    assert (phone["type"], phone["media"]) == ("image/svg+xml", PHONE_MEDIA)


@pytest.mark.parametrize("is_clear", [True, False])
def test_a_picture_says_that_one_sees_through_it(tmp_path: Path, *, is_clear: bool) -> None:
    picture = named(tmp_path, "cloud.png")
    provide_files(picture)
    files = manifest().pictures[picture.file]
    changed = replace(files, is_clear=is_clear)
    provide(AssetManifest({picture.file: changed}, inline_drawings={}, lettering={}))
    assert ("data-clear" in picture_props(picture, "100vw")) is is_clear


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"{root}>{shapes}</svg>'


def drawing(folder: Path, shapes: str, root: str = "") -> Path:
    file = folder / "mark.svg"
    file.write_text(SVG.format(root=root, shapes=shapes))
    return file


def test_an_icon_imports_only_the_module_of_its_set_and_a_misspelled_icon_is_an_error() -> None:
    simple, solid = icon("nextdotjs"), icon("user-tie")
    assert (simple.library, simple.tag) == ("react-icons/si", "SiNextdotjs")
    assert (solid.library, solid.tag) == ("react-icons/fa6", "FaUserTie")
    with pytest.raises(LookupError, match="usr-tie"):
        icon("usr-tie")


@pytest.mark.parametrize(
    ("shapes", "root"),
    [
        ('<path fill="#000" d="M0 0h9v9z"/><path fill="#000" d="M9 9h9v9z"/>', ""),
        ('<path style="fill: #000" d="M0 0h9v9z"/>', ""),
        ('<path d="M0 0h9v9z"/>', ' fill="none" stroke="#123456" stroke-width="2"'),
    ],
)
def test_icon_drawn_in_one_colour_takes_text_colour(tmp_path: Path, shapes: str, root: str) -> None:
    found = read_icon(drawing(tmp_path, shapes, root)).shapes
    assert "currentColor" in found
    assert "#" not in found
    assert "style" not in found
    assert ('fill="none"' in found) == ("none" in root)


def test_icon_drawn_in_several_colours_keeps_them_and_its_ids_are_prefixed(tmp_path: Path) -> None:
    shapes = (
        '<linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient>'
        '<path fill="url(#a)" d="M0 0h9v9z"/><path fill="#00f" d="M9 9h9v9z"/>'
    )
    found = read_icon(drawing(tmp_path, shapes)).shapes
    assert "#00f" in found
    assert "currentColor" not in found
    assert 'id="mark-a"' in found
    assert "url(#mark-a)" in found
