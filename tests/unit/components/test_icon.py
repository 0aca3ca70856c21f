"""Icons of the icon sets, and icons that the owner has drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.components.media.icon import icon
from portfolio.components.media.own_icon import read_icon

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
def test_an_icon_drawn_in_one_colour_takes_the_text_colour(
    tmp_path: Path, shapes: str, root: str
) -> None:
    found = read_icon(drawing(tmp_path, shapes, root)).shapes
    assert "currentColor" in found
    assert "#" not in found
    assert "style" not in found
    assert ('fill="none"' in found) == ("none" in root)


def test_an_icon_drawn_in_several_colours_keeps_them_and_its_ids_are_prefixed(
    tmp_path: Path,
) -> None:
    shapes = (
        '<linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient>'
        '<path fill="url(#a)" d="M0 0h9v9z"/><path fill="#00f" d="M9 9h9v9z"/>'
    )
    found = read_icon(drawing(tmp_path, shapes)).shapes
    assert "#00f" in found
    assert "currentColor" not in found
    assert 'id="mark-a"' in found
    assert "url(#mark-a)" in found
