"""Content that would do harm is refused with its file and line."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory, place_of

DRAW = "projects/draw/project.yaml"
LOGO = "projects/draw/logos/lumby.svg"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n{}</svg>'
ACTS = {
    "a <script> element": "<script>alert(1)</script>",
    "an event handler onload=…": '<path d="M0 0" onload="alert(1)"/>',
    "a <foreignObject> element": "<foreignObject><body/></foreignObject>",
    "a link to 'https://example.com/a.svg#a'": '<use href="https://example.com/a.svg#a"/>',
}


@pytest.mark.parametrize(("found", "inside"), ACTS.items(), ids=ACTS)
def test_a_logo_or_sticker_with_active_content_is_refused(
    directory: ContentDirectory, found: str, inside: str
) -> None:
    directory.write(LOGO, DRAWING.format(inside))
    (directory.own_assets() / "svg/bomb.svg").write_text(DRAWING.format(inside))
    diagnostics = {place_of(it): it for it in directory.diagnostics()}
    places = {
        directory.place(DRAW, "logos/lumby.svg"),
        directory.place("home.yaml", "/svg/bomb.svg"),
    }
    assert places <= diagnostics.keys()
    for it in diagnostics.values():
        assert it.message == f"expected a drawing that is safe to show: {found} on line 2"
        assert it.hint


def test_an_unsafe_link_is_refused(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "href: /projects", "href: JavaScript:alert(1)")
    (diagnostic,) = {it.field: it for it in directory.diagnostics()}.values()
    assert diagnostic.field == "navigation[0].href"


@pytest.mark.parametrize(
    "image", ["/svg/../../content/site.svg", "/svg/..%2fx.svg", "/etc/passwd", "/svg/a b.svg"]
)
def test_a_sticker_outside_the_folder_of_drawings_is_refused(
    directory: ContentDirectory, image: str
) -> None:
    directory.edit("home.yaml", "image: /svg/bomb.svg", f"image: {image}")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "playground.sprites[1].image"
    assert place_of(diagnostic) == directory.place("home.yaml", image)


def test_a_picture_behind_a_link_out_of_the_content_is_refused(directory: ContentDirectory) -> None:
    file = directory.content / "projects/loans/desktop.webp"
    outside = directory.content.parent / "outside.webp"
    file.rename(outside)
    file.symlink_to(outside)
    assert {it.message for it in directory.diagnostics()} == {"expected a file inside content/"}
