"""Icons are named as in their sets; for a wrong name the nearest is suggested."""

import pytest

from portfolio.components.media.icon import REACT_ICONS
from portfolio.icons.icon_sets import ICON_SETS, Icon, IconSet, exports, find_icon, similar_icon
from tests.support.content_directory import ContentDirectory, place_of
from tests.support.icon_lists import shipped_names

MARK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path fill="#000" d="M2 2h20v20z"/></svg>'
)

EXPORTS = {
    **{"user-tie": "FaUserTie", "arrow-down-1-9": "FaArrowDown19", "500px": "Fa500Px"},
    **{"regular/heart": "FaRegHeart", "solid/heart": "FaHeart", "FaRegHeart": "FaRegHeart"},
    **{"nextdotjs": "SiNextdotjs", "Next.js": "SiNextdotjs", "c++": "SiCplusplus"},
    **{"github": "FaGithub", "simple/github": "SiGithub", "SiFigma": "SiFigma"},
    **{"facebook": "FaFacebookF", "brands/facebook": "FaFacebook"},
}


@pytest.mark.parametrize(("name", "export"), EXPORTS.items())
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
        ("regular/hart", "heart"),
        ("simple/figam", "figma"),
        ("tailwindcs", "tailwindcss"),
    ],
)
def test_a_misspelled_icon_name_is_answered_with_the_nearest_name(wrong: str, right: str) -> None:
    assert similar_icon(wrong) == right
    assert find_icon(right)


def test_the_icons_of_the_site_itself_are_in_the_sets() -> None:
    assert [icon for icon in Icon if not find_icon(icon)] == []


@pytest.mark.parametrize("icons", ICON_SETS)
def test_the_lists_of_icon_names_match_the_installed_release(icons: IconSet) -> None:
    hint = f"run python -m tests.support.icon_lists, for {REACT_ICONS}"
    assert sorted(exports(icons).values()) == shipped_names(icons), hint


def named(directory: ContentDirectory, icon: str) -> ContentDirectory:
    """Gives the first experiment an icon; beside its file and in assets/ there is a mark.svg."""
    directory.write("icons/mark.svg", MARK)
    (directory.own_assets() / "svg" / "mark.svg").write_text(MARK)
    directory.edit("experiments.yaml", "icon: ", f"icon: {icon} #")
    return directory


@pytest.mark.parametrize("icon", ["icons/mark.svg", "/svg/mark.svg"])
def test_a_drawing_in_the_content_or_in_assets_may_be_an_icon(
    directory: ContentDirectory, icon: str
) -> None:
    found = named(directory, icon).load().content.experiments[0].icon
    assert found == icon
    root = directory.content.parent / "assets" if icon[0] == "/" else directory.content
    assert getattr(found, "file", None) == (root / icon.lstrip("/")).resolve()


@pytest.mark.parametrize(
    ("icon", "message", "hint"),
    [
        ("flsk", "expected an icon of Font Awesome or Simple", "did you mean `flask`?"),
        ("icons/mrak.svg", "expected a picture that exists", "nearest is mark.svg"),
        ("../../etc/mark.svg", "expected a file inside content/", ""),
        ("icons/none.svg", "expected an SVG with a viewBox", ""),
        ("icons/acts.svg", "expected a drawing that is safe to show", "remove the attribute"),
    ],
)
def test_an_icon_that_cannot_be_shown_is_an_error_with_place_and_remedy(
    directory: ContentDirectory, icon: str, message: str, hint: str
) -> None:
    directory.write("icons/none.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    directory.write("icons/acts.svg", MARK.replace("<path", '<path onload="x()"'))
    diagnostic = named(directory, icon).diagnostic()
    assert place_of(diagnostic) == directory.place("experiments.yaml", icon)
    assert diagnostic.message.startswith(message)
    assert hint in diagnostic.hint
