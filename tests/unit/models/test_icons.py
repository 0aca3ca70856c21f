"""Icons are named as in their sets; for a wrong name the nearest is suggested."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.components.media.icon import REACT_ICONS
from portfolio.icons.icon_names import shipped_names
from portfolio.icons.icon_sets import ICON_SETS, Icon, exports, find_icon, similar_icon
from portfolio.models.icon_name import IconName
from portfolio.paths import ROOT
from tests.support.content_directory import ContentDirectory, place_of

MARK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path fill="#000" d="M2 2h20v20z"/></svg>'
)


@pytest.fixture
def directory(tmp_path: Path) -> ContentDirectory:
    return ContentDirectory(tmp_path)


@pytest.mark.parametrize(
    ("name", "export"),
    [
        ("user-tie", "FaUserTie"),
        ("arrow-down-1-9", "FaArrowDown19"),
        ("500px", "Fa500Px"),
        ("regular/heart", "FaRegHeart"),
        ("solid/heart", "FaHeart"),
        ("nextdotjs", "SiNextdotjs"),
        ("Next.js", "SiNextdotjs"),
        ("c++", "SiCplusplus"),
        ("github", "FaGithub"),
        ("simple/github", "SiGithub"),
        ("FaRegHeart", "FaRegHeart"),
        ("SiFigma", "SiFigma"),
        ("facebook", "FaFacebookF"),
        ("brands/facebook", "FaFacebook"),
    ],
)
def test_an_icon_may_be_named_as_on_the_sets_site_or_in_react_icons(name: str, export: str) -> None:
    found = find_icon(name)
    assert found
    assert found.name == export


@pytest.mark.parametrize("name", ["", "/", "no/heart", "heartt", "regular/user-tie-2"])
def test_an_unknown_icon_name_finds_no_icon(name: str) -> None:
    assert find_icon(name) is None


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("gihub", "github"),
        ("linkdin", "linkedin"),
        ("fa-solid fa-user-tie", "user-tie"),
        ("regular/hart", "regular/heart"),
        ("simple/figam", "simple/figma"),
        ("tailwindcs", "tailwindcss"),
    ],
)
def test_a_misspelled_icon_name_is_answered_with_the_nearest_name(wrong: str, right: str) -> None:
    assert similar_icon(wrong) == right
    assert find_icon(right)


def test_the_icons_of_the_site_itself_are_in_the_sets() -> None:
    assert [icon for icon in Icon if not find_icon(icon)] == []


@pytest.mark.parametrize("icons", ICON_SETS)
def test_the_lists_of_icon_names_match_the_installed_release(icons: object) -> None:
    found = next(it for it in ICON_SETS if it is icons)
    hint = f"run python -m portfolio.icons.icon_names, for {REACT_ICONS}"
    assert sorted(exports(found).values()) == shipped_names(found), hint


def test_an_unknown_icon_in_the_content_is_an_error_with_a_place(
    directory: ContentDirectory,
) -> None:
    directory.edit("experiments.yaml", "icon: ", "icon: flsk #")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("experiments.yaml", "flsk")
    assert diagnostic.message == "expected an icon of Font Awesome or Simple Icons, or an SVG file"
    assert diagnostic.found == '"flsk"'
    assert diagnostic.hint == "did you mean `flask`?"


def test_a_drawing_in_the_content_folder_is_accepted_as_an_icon(
    directory: ContentDirectory,
) -> None:
    directory.write("icons/mark.svg", MARK)
    directory.edit("experiments.yaml", "icon: ", "icon: icons/mark.svg #")
    icon = directory.load().content.experiments[0].icon
    assert icon == "icons/mark.svg"
    assert getattr(icon, "file", None) == (directory.content / "icons/mark.svg").resolve()


def test_a_drawing_in_assets_is_accepted_as_an_icon(directory: ContentDirectory) -> None:
    (directory.own_assets() / "svg" / "mark.svg").write_text(MARK)
    directory.edit("experiments.yaml", "icon: ", "icon: /svg/mark.svg #")
    assert directory.load().content.experiments[0].icon == "/svg/mark.svg"


def test_a_missing_drawing_of_an_icon_is_an_error_that_names_the_nearest_file(
    directory: ContentDirectory,
) -> None:
    directory.write("icons/mark.svg", MARK)
    directory.edit("experiments.yaml", "icon: ", "icon: icons/mrak.svg #")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "[0].icon"
    assert diagnostic.hint == "no such drawing; nearest is mark.svg"


@pytest.mark.parametrize(
    ("svg", "message"),
    [
        ("<svg/>", "expected an SVG with a viewBox"),
        (MARK.replace("<path", '<path onload="x()"'), "expected a drawing that is safe to show"),
    ],
)
def test_a_drawing_that_cannot_be_an_icon_is_an_error(
    directory: ContentDirectory, svg: str, message: str
) -> None:
    directory.write("icons/mark.svg", svg)
    directory.edit("experiments.yaml", "icon: ", "icon: icons/mark.svg #")
    assert directory.diagnostic().message.startswith(message)


def test_an_icon_drawing_outside_of_the_content_is_refused(directory: ContentDirectory) -> None:
    directory.edit("experiments.yaml", "icon: ", "icon: ../../etc/mark.svg #")
    assert directory.diagnostic().message == "expected a file inside content/"


def test_lists_of_icon_names_exist_before_npm_has_installed_packages() -> None:
    assert IconName
    lists = {file.name for file in (ROOT / "portfolio/icons").glob("*.txt")}
    assert lists == {f"{icons.module}.txt" for icons in ICON_SETS}
