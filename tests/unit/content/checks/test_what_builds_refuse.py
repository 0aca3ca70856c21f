"""What a build would fail at is an error of the content, with file and line."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory, place_of

SVG = 'xmlns="http://www.w3.org/2000/svg"'
SHAPE = '<path d="M0 0h5v5z"/>'


def test_a_verb_that_is_none_names_those_that_are(directory: ContentDirectory) -> None:
    directory.edit("home.yaml", "{tap}, {stir}, {trip},", "{tapp}, {stir},")
    diagnostic = directory.diagnostic()
    assert (diagnostic.file, diagnostic.field) == ("content/home.yaml", "text")
    assert diagnostic.line > 1
    assert diagnostic.message == "expected one of {tap}, {stir}, {trip}, not {tapp}"


@pytest.mark.parametrize("address", ["svg/bomb.svg", "/fonts/a.woff2", "", "//elsewhere/a.svg"])
def test_the_mushroom_is_a_drawing_of_the_site(directory: ContentDirectory, address: str) -> None:
    directory.edit("home.yaml", "/svg/mushroom.svg", f'"{address}"')
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "playground.mushroom"
    assert place_of(diagnostic) == directory.place("home.yaml", f'"{address}"')


@pytest.mark.parametrize("words", ['""', '"  "', '"\\u200b"', '"\\u00ad\\u2060"'])
@pytest.mark.parametrize("key", ["heading: Featured Projects", "heading: Experiments"])
def test_a_heading_has_something_to_draw(directory: ContentDirectory, key: str, words: str) -> None:
    directory.edit("site.yaml", key, f"heading: {words}")
    diagnostic = directory.diagnostic()
    assert diagnostic.message in {"expected words to draw", "expected some text"}
    assert place_of(diagnostic) == directory.place("site.yaml", words)


@pytest.mark.parametrize(
    ("attributes", "found"),
    [
        ('viewBox="0 0 1 100000"', "it is 1 by 100000"),
        ('viewBox="0 0 9 9" width="9000" height="3px"', "it is 9000 by 3"),
        ('viewBox="0 0 0 0"', "its width or height is nothing"),
        ('width="0" height="0" viewBox="0 0 9 9"', "its width or height is nothing"),
        ('viewBox="0 0 -9 9"', "its width or height is nothing"),
    ],
)
def test_a_drawing_has_a_size_that_can_be_painted(
    directory: ContentDirectory, attributes: str, found: str
) -> None:
    sticker = directory.own_assets() / "svg/bomb.svg"
    sticker.write_text(f"<svg {SVG} {attributes}>{SHAPE}</svg>")
    diagnostics = directory.diagnostics()
    assert {found in it.message for it in diagnostics} == {True}
    assert directory.place("home.yaml", "/svg/bomb.svg") in map(place_of, diagnostics)


@pytest.mark.parametrize(
    "drawing",
    [
        f'<svg {SVG} viewBox="0 0 9 9"><svg x="1" width="5" height="5">{SHAPE}</svg></svg>',
        f'<svg {SVG} viewBox="0 0 9 9"><g transform="rotate(45)">{SHAPE}</g></svg>',
        f'<svg {SVG} viewBox="0 0 9 9" transform="rotate(45)">{SHAPE}</svg>',
        f'<svg {SVG} width="100%" height="50%">{SHAPE}</svg>',
    ],
)
def test_other_drawings_are_accepted(directory: ContentDirectory, drawing: str) -> None:
    (directory.own_assets() / "svg/bomb.svg").write_text(drawing)
    assert directory.load()
