"""The drawings of the theme: the mascot and the logo."""

import pytest

from tests.support.content_directory import ContentDirectory, place_of

REFUSED = ["svg/bomb.svg", "/fonts/a.woff2", "", "//elsewhere/a.svg", "/svg/none.svg", "nothing"]


@pytest.mark.parametrize("address", REFUSED)
@pytest.mark.parametrize("key", ["mascot", "logo"])
def test_mascot_and_logo_of_a_theme_have_to_be_drawings_of_the_site(
    directory: ContentDirectory, key: str, address: str
) -> None:
    directory.write("theme.yaml", f'extends: sticker-pop\n{key}: "{address}"\n')
    diagnostic = directory.diagnostic()
    assert diagnostic.field == key
    assert diagnostic.message.startswith("expected")
    assert diagnostic.hint
    assert place_of(diagnostic) == directory.place("theme.yaml", f'"{address}"')


@pytest.mark.parametrize("theme", ["mascot: /svg/mushroom.svg\n", "shape: { radius: 4 }\n"])
def test_a_mascot_that_cannot_be_shown_is_named(directory: ContentDirectory, theme: str) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>a()</script></svg>'
    (directory.own_assets() / "svg/mushroom.svg").write_text(svg)
    directory.write("theme.yaml", theme)
    diagnostic = directory.diagnostic()
    assert (diagnostic.file, diagnostic.field) == ("content/theme.yaml", "mascot")
    assert "<script>" in diagnostic.message
    assert diagnostic.hint


def test_the_drawing_of_an_extended_theme_has_to_be_there(directory: ContentDirectory) -> None:
    (directory.own_assets() / "svg/mushroom.svg").unlink()
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == "content/theme.yaml:1:1"
    assert diagnostic.hint == "add the file, or write `mascot: none`"
    directory.write("theme.yaml", "mascot: none\n")
    assert directory.load()


@pytest.mark.parametrize(
    ("theme", "mascot", "logo"),
    [
        ("{}", "/svg/mushroom.svg", "/svg/mushroom.svg"),
        ("mascot: none", None, None),
        ("logo: none", "/svg/mushroom.svg", None),
        ("logo: /svg/bomb.svg", "/svg/mushroom.svg", "/svg/bomb.svg"),
        ("{ mascot: none, logo: /svg/bomb.svg }", None, "/svg/bomb.svg"),
        ("mascot: /svg/pill-two.svg", "/svg/pill-two.svg", "/svg/pill-two.svg"),
    ],
)
def test_the_logo_is_the_mascot_unless_the_theme_says_otherwise(
    directory: ContentDirectory, theme: str, mascot: str | None, logo: str | None
) -> None:
    directory.write("theme.yaml", f"{theme}\n")
    found = directory.load().content.theme
    assert (found.mascot_image, found.logo_image) == (mascot, logo)
