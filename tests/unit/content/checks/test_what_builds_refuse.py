"""What a build would fail at is an error of the content, with file and line."""

import pytest

from tests.support.content_directory import ContentDirectory, place_of

SVG = 'xmlns="http://www.w3.org/2000/svg"'
SHAPE = '<path d="M0 0h5v5z"/>'


def test_only_verbs_with_words_may_be_in_the_sentence(directory: ContentDirectory) -> None:
    text = (directory.content / "home.yaml").read_text()
    before, _, rest = text.partition("verbs:\n")
    directory.write("home.yaml", before + rest[rest.index("actions:") :])
    assert directory.diagnostic().message.startswith("expected words for tap in verbs")
    directory.edit("home.yaml", " {tap}, {stir}, {trip},\n  then", "\n  Then")
    assert directory.load().content.home.verbs.said == {}


@pytest.mark.parametrize("words", ['""', '"\\u200b"', '"\\u00ad\\u2060"'])
def test_a_heading_without_a_letter_is_an_error(directory: ContentDirectory, words: str) -> None:
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


def test_active_content_in_a_logo_or_sticker_is_an_error(directory: ContentDirectory) -> None:
    drawing = f'<svg {SVG} viewBox="0 0 9 9">\n<script>alert(1)</script></svg>'
    project, logo = "projects/draw/project.yaml", "logos/lumby.svg"
    directory.write(f"projects/draw/{logo}", drawing)
    (directory.own_assets() / "svg/bomb.svg").write_text(drawing)
    diagnostics = directory.diagnostics()
    assert {it.message for it in diagnostics} == {
        "expected a drawing that is safe to show: a <script> element on line 2"
    }
    places = {directory.place(project, logo), directory.place("home.yaml", "/svg/bomb.svg")}
    assert places <= {place_of(it) for it in diagnostics if it.hint}
