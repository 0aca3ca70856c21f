"""What a build would fail at is an error of the content, with file and line."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory, place_of

SVG = 'xmlns="http://www.w3.org/2000/svg"'
SHAPE = '<path d="M0 0h5v5z"/>'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            *("{tap}, {stir}, {trip},", "{tapp}, {stir},"),
            "expected one of {tap}, {stir}, {trip}, not {tapp}",
        ),
        (
            *("  stir: stir the cosmos\n", ""),
            "expected words for stir in verbs, or a text without {stir}",
        ),
    ],
)
def test_a_playground_sentence_with_a_verb_that_is_not_there_is_an_error(
    directory: ContentDirectory, old: str, new: str, message: str
) -> None:
    directory.edit("home.yaml", old, new)
    diagnostic = directory.diagnostic()
    assert (diagnostic.file, diagnostic.field) == ("content/home.yaml", "text")
    assert diagnostic.line > 1
    assert diagnostic.message == message


def test_a_playground_sentence_may_be_without_verbs(directory: ContentDirectory) -> None:
    text = (directory.content / "home.yaml").read_text()
    before, _, rest = text.partition("verbs:\n")
    directory.write("home.yaml", before + rest[rest.index("actions:") :])
    directory.edit("home.yaml", " {tap}, {stir}, {trip},\n  then", "\n  Then")
    assert directory.load().content.home.verbs.said == {}


@pytest.mark.parametrize(
    ("name", "before", "key", "hint"),
    [
        (
            "home.yaml",
            "  sprites:\n",
            "  mushroom: /svg/mushroom.svg\n",
            "it is `mascot` in content/theme.yaml now",
        ),
        (
            "site.yaml",
            "navigation:\n",
            "words:\n  playground:\n    tap: Tap it\n",
            "it is `tap` below `verbs` in content/home.yaml now",
        ),
    ],
)
def test_a_key_that_has_been_replaced_is_an_error_that_names_the_new_place(
    directory: ContentDirectory, name: str, before: str, key: str, hint: str
) -> None:
    directory.edit(name, before, key + before)
    diagnostic = directory.diagnostic()
    assert (diagnostic.message, diagnostic.hint) == ("this key has been replaced", hint)
    assert diagnostic.field.endswith(key.strip().rpartition("\n")[2].strip().partition(":")[0])
    assert place_of(diagnostic) == directory.place(name, key.rpartition("\n  ")[2].strip())


@pytest.mark.parametrize("words", ['""', '"\\u200b"', '"\\u00ad\\u2060"'])
def test_a_heading_without_a_character_to_draw_is_an_error(
    directory: ContentDirectory, words: str
) -> None:
    for heading in ("Featured Projects", "Experiments"):
        directory.edit("site.yaml", f"heading: {heading}", f"heading: {words}")
    fields = {it.field for it in directory.diagnostics()}
    assert fields == {"projects.heading", "experiments.heading"}


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
def test_a_drawing_without_a_size_that_can_be_painted_is_an_error(
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
def test_drawings_with_a_size_that_can_be_painted_are_accepted(
    directory: ContentDirectory, drawing: str
) -> None:
    (directory.own_assets() / "svg/bomb.svg").write_text(drawing)
    assert directory.load()
