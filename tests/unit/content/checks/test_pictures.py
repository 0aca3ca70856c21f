"""Pictures that are missing, broken, too large, too small, or of another format than their name."""

import json
import re
import shutil

import pillow_heif
import pytest
from PIL import Image

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.images.rendition_plan import plan_renditions
from portfolio.picture_files import measure
from portfolio.sections.logo_grid.model import LogoGrid
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
FOLDER = "projects/loans"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.4 40"/>'
EXPECTED = "expected a picture that is PNG, JPEG, WebP, AVIF, GIF or HEIC"
LOGOS = "  - {kind: logo-grid, title: Brands, logos: [{src: mark.svg, alt: A brand}]}\n"


def odd_sizes(directory: ContentDirectory) -> list[Diagnostic]:
    return [it for it in directory.load().warnings if it.kind is Kind.SIZE]


def redraw(directory: ContentDirectory, name: str, width: int) -> None:
    Image.new("RGB", (width, 8)).save(directory.content / FOLDER / name)


@pytest.mark.parametrize(
    ("size", "found"),
    [
        ((8000, 8001), "8000 by 8001"),
        ((14_000, 14_000), "several times as many"),
    ],
)
def test_a_picture_of_too_many_pixels_is_an_error(
    directory: ContentDirectory, size: tuple[int, int], found: str
) -> None:
    Image.new("1", size).save(directory.content / FOLDER / "wall.png")
    directory.edit(LOANS, "src: desktop.webp", "src: wall.png")
    diagnostic = directory.diagnostic()
    assert diagnostic.message == f"expected at most 64 million pixels, not {found}"
    assert place_of(diagnostic) == directory.place(LOANS, "wall.png")
    assert diagnostic.hint.startswith("save it 2560 pixels wide")


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("odd.webp", "RIFF of nothing", "expected a picture, but the file holds something else"),
        ("odd.jpg", "<html>", "expected a picture, but the file holds something else"),
        ("odd.png", SVG, f"{EXPECTED}, not SVG"),
        ("scan.jpg", "II*\0\10\0\0\0", f"{EXPECTED}, not TIFF"),
        ("odd.txt", "hello", EXPECTED),
    ],
)
def test_a_file_that_is_no_picture_is_an_error(
    directory: ContentDirectory, name: str, text: str, message: str
) -> None:
    directory.write(f"{FOLDER}/{name}", text)
    directory.edit(LOANS, "src: desktop.webp", f"src: {name}")
    assert directory.diagnostic().message == message


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "AVIF", "GIF", "HEIF"])
@pytest.mark.parametrize("name", ["me.jpg", "me.jfif", "me.JPE", "me"])
def test_picture_is_what_its_bytes_say(directory: ContentDirectory, format: str, name: str) -> None:
    pillow_heif.register_heif_opener()
    Image.new("RGB", (1600, 8)).save(directory.content / FOLDER / name, format)
    directory.edit(LOANS, "src: desktop.webp", f"src: {name}")
    assert directory.load().content.projects[2].img.width == 1600


def test_an_animation_with_too_many_pixels_is_an_error(
    directory: ContentDirectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = directory.content / f"{FOLDER}/long.gif"
    first, *others = (Image.new("RGB", (20, 10), (40 * step, 0, 0)) for step in range(6))
    first.save(file, save_all=True, append_images=others)
    directory.edit(LOANS, "src: desktop.webp", "src: long.gif")
    monkeypatch.setattr(measure, "MAX_FRAME_PIXELS", 1_000)
    diagnostic = directory.diagnostic()
    assert diagnostic.message.endswith("not 6 frames of 20 by 10")
    assert "kind: video" in diagnostic.hint


def test_an_svg_logo_has_the_size_of_the_view_box(directory: ContentDirectory) -> None:
    directory.write(f"{FOLDER}/mark.svg", SVG)
    directory.edit(LOANS, "  - kind: image-slider", LOGOS + "  - kind: image-slider")
    section = directory.load().content.projects[2].sections[4]
    assert isinstance(section, LogoGrid)
    assert [(logo.width, logo.height) for logo in section.logos] == [(120, 40)]


@pytest.mark.parametrize(("name", "least"), [("calculator-1.webp", 1280), ("mobile-1.webp", 390)])
def test_a_picture_too_narrow_for_its_place_is_reported(
    directory: ContentDirectory, name: str, least: int
) -> None:
    redraw(directory, name, least)
    assert odd_sizes(directory) == []
    redraw(directory, name, least - 1)
    found = odd_sizes(directory)
    assert directory.place(LOANS, name) in map(place_of, found)
    assert {it.message for it in found} == {f"expected at least {least} pixels of width here"}
    assert {it.found for it in found} == {f"{least - 1} by 8"}


def test_a_small_picture_is_confirmed_once(directory: ContentDirectory) -> None:
    redraw(directory, "calculator-1.webp", 640)
    assert len(odd_sizes(directory)) == 1
    src = "src: calculator-1.webp"
    directory.edit(LOANS, src, f"{src}\n        small: true")
    assert odd_sizes(directory) == []


def test_a_decoration_is_confirmed_once_and_has_no_words(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "alt: The lender's home", 'alt: ""  #')
    assert [it.kind for it in directory.load().warnings].count(Kind.ALT) == 1
    directory.edit(LOANS, 'alt: ""', 'alt: ""\n  decorative: true  #')
    assert Kind.ALT not in [it.kind for it in directory.load().warnings]
    directory.edit(LOANS, 'alt: ""', 'alt: "A wave"')
    assert directory.diagnostic().message.startswith('expected alt: ""')


NAMES = (
    "hero@2x.webp",
    "IMG (1).webp",
    "Screenshot at 3.04.05\u202fPM.webp",
    "e\u0301te\u0301.webp",
    "100% #1? it's [a] & b.webp",
    "写真.webp",
    "DESKTOP.WEBP",
    "no ending",
)


@pytest.mark.parametrize("name", NAMES)
def test_nearly_any_character_may_be_in_a_name(directory: ContentDirectory, name: str) -> None:
    shutil.copy(directory.content / FOLDER / "desktop.webp", directory.content / FOLDER / name)
    directory.edit(LOANS, "src: desktop.webp", f"src: {json.dumps(name, ensure_ascii=False)}")
    picture = directory.load().content.projects[2].img
    assert picture.file.name == name
    (rendition, *_) = plan_renditions(picture, "webp")
    assert re.fullmatch(r"[\w.-]+", rendition.name, re.ASCII)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("\u00e9t\u00e9 (1).webp", "e\u0301te\u0301 (1).webp"),
        ("e\u0301te\u0301.webp", "\u00e9t\u00e9.webp"),
        ("at 3.04 PM.webp", "at 3.04\u202fPM.webp"),
        ("at 3.04\u00a0PM.webp", "at 3.04 PM.webp"),
        ("a\u0301/b.webp", "\u00e1/b.webp"),
    ],
)
def test_a_name_is_that_of_the_only_picture_whose_name_looks_the_same(
    directory: ContentDirectory, written: str, name: str
) -> None:
    file = directory.content / FOLDER / name
    file.parent.mkdir(exist_ok=True)
    shutil.copy(directory.content / FOLDER / "desktop.webp", file)
    directory.edit(LOANS, "src: desktop.webp", f'src: "{written}"')
    assert directory.load().content.projects[2].img.file == file.resolve()


def test_of_two_pictures_whose_names_look_same_none_is_taken(directory: ContentDirectory) -> None:
    file = directory.content / FOLDER / "desktop.webp"
    for space in ("\u202f", "\u00a0"):
        file.with_name(f"a{space}b.webp").write_bytes(file.read_bytes())
    directory.edit(LOANS, "src: desktop.webp", "src: a b.webp")
    assert directory.diagnostic().hint.startswith("no such image; nearest is a")


def test_a_drawing_in_capitals_is_looked_at(directory: ContentDirectory) -> None:
    assets = directory.own_assets()
    (assets / "pictures").mkdir()
    (assets / "pictures/A.SVG").write_text(SVG.replace("/>", "><script/></svg>"))
    directory.edit("experiments.yaml", 'full: ""', "full: /pictures/A.SVG")
    assert "<script>" in directory.diagnostics()[0].message


@pytest.mark.parametrize(
    ("theme", "line", "is_told"),
    [
        ("riso", "Electroencephalographs", True),
        ("riso", "Interactive experiences", False),
        ("swiss", "Interactive experiences", True),
        ("{extends: swiss, mascot: none}", "Electroencephalographs", False),
    ],
)
def test_check_says_beside_which_heading_home_leaves_the_mascot_out(
    directory: ContentDirectory, theme: str, line: str, is_told: bool
) -> None:
    directory.write("theme.yaml", theme if "{" in theme else f"extends: {theme}\n")
    directory.edit(
        "home.yaml", "lettering: [Welcome to my, Digital, Sandbox]", f"lettering: [{line}]"
    )
    told = [it for it in odd_sizes(directory) if it.field == "lettering"]
    assert [place_of(it) for it in told] == [directory.place("home.yaml", f"[{line}]")] * is_told
    assert [it.found for it in told] == [f'"{line}"'] * is_told
