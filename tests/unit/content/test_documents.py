"""Files that cannot be read as plain data."""

from __future__ import annotations

import json

import pytest

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.file_reader import read
from tests.support.content_directory import ContentDirectory, place_of


def unread(directory: ContentDirectory, name: str) -> tuple[Diagnostic, ...]:
    """Reads one file, which has to fail."""
    with pytest.raises(ContentError) as caught:
        read(directory.content / name, directory.content.parent)
    return caught.value.diagnostics


def only(diagnostics: tuple[Diagnostic, ...]) -> Diagnostic:
    """Returns the one diagnostic that there is."""
    (diagnostic,) = diagnostics
    return diagnostic


def test_a_missing_content_file_is_an_error(directory: ContentDirectory) -> None:
    (directory.content / "home.yaml").unlink()
    assert str(only(unread(directory, "home.yaml"))) == (
        "content/home.yaml:1:1  expected this file; it does not exist"
    )


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n"])
def test_an_empty_content_file_is_an_error(directory: ContentDirectory, text: str) -> None:
    directory.write("site.yaml", text)
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == "content/site.yaml:1:1"
    assert "the file is empty" in diagnostic.message


def test_invalid_yaml_points_at_the_character(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "tagline: Front-end", "tagline: Front-end: the")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", ": the")
    assert diagnostic.hint == "text that holds a colon needs quotes"


def test_a_tab_in_yaml_is_explained(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "  heading: Follow me", "\theading: Follow me")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", "\theading")
    assert "spaces" in diagnostic.hint


def test_a_duplicate_key_in_yaml_is_an_error_that_names_the_first_line(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", "language: en", "language: en\ntagline: Again")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", "tagline: Again")
    assert diagnostic.field == "tagline"
    assert diagnostic.hint == "it is already on line 4"


def test_a_duplicate_key_in_json_is_an_error_too(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"label":', '"name": "Other",\n    "label":')
    diagnostic = only(unread(directory, "resume.json"))
    assert place_of(diagnostic) == directory.place("resume.json", '"name": "Other"')
    assert diagnostic.field == "basics.name"


def test_aliases_in_yaml_are_refused(directory: ContentDirectory) -> None:
    bomb = ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for here, before in zip("bcdefghi", "abcdefgh", strict=True):
        bomb.append(f"{here}: &{here} [{', '.join([f'*{before}'] * 9)}]")
    directory.write("site.yaml", "\n".join(bomb))
    diagnostics = unread(directory, "site.yaml")
    assert len(diagnostics) == 8 * 9
    assert place_of(diagnostics[0]) == "content/site.yaml:2:8"
    assert diagnostics[0].message == "expected a value, not an alias (*)"


def test_tags_in_yaml_are_refused_and_construct_no_object(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "owner: Your Name", "owner: !!python/object/apply:os.getcwd []")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == "content/site.yaml:3:8"
    assert "python/object" in diagnostic.found


def test_nesting_in_yaml_is_limited(directory: ContentDirectory) -> None:
    directory.write("site.yaml", "[" * 100_000)
    assert only(unread(directory, "site.yaml")).message == "expected at most 16 levels"


def test_nesting_in_json_is_limited(directory: ContentDirectory) -> None:
    directory.write("resume.json", "[" * 100_000 + "]" * 100_000)
    assert only(unread(directory, "resume.json")).message == "expected at most 16 levels"


def test_two_yaml_documents_in_one_file_are_an_error(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "navigation:", "---\nnavigation:")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", "---")
    assert diagnostic.message == "expected one document"


def test_a_huge_content_file_is_not_parsed(directory: ContentDirectory) -> None:
    directory.write("site.yaml", "#" * 1_000_001)
    assert only(unread(directory, "site.yaml")).message == "expected at most 1 MB of text"


def test_a_file_in_another_encoding_than_utf_8_is_an_error_at_the_byte(
    directory: ContentDirectory,
) -> None:
    directory.write("site.yaml", "owner: Zo\xeb\n".encode("latin-1"))
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == "content/site.yaml:1:10"
    assert diagnostic.found == "byte 0xeb"


def test_a_content_file_may_begin_with_a_byte_order_mark(directory: ContentDirectory) -> None:
    raw = (directory.content / "site.yaml").read_bytes()
    directory.write("site.yaml", b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n"))
    assert directory.load().content.site.owner == "Your Name"


@pytest.mark.parametrize("character", ["\x07", "\x85", "\u2028", "\u202e"])
def test_control_characters_in_content_files_are_refused(
    directory: ContentDirectory, character: str
) -> None:
    directory.edit("site.yaml", "Follow me", f"Follow{character} me")
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", character)
    assert diagnostic.found == f"U+{ord(character):04X}"


def test_escaped_control_characters_in_content_files_are_refused(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", "Follow me", r'"Follow\0 me"')
    diagnostic = only(unread(directory, "site.yaml"))
    assert diagnostic.field == "footer.heading"
    assert diagnostic.found == "U+0000"
    assert diagnostic.hint == "remove the escape with its \\"


def test_half_a_surrogate_pair_in_json_is_refused(directory: ContentDirectory) -> None:
    directory.edit("resume.json", "Front-End Engineer", r"Front \ud83c End")
    diagnostic = only(unread(directory, "resume.json"))
    assert diagnostic.found == "U+D83C"
    assert diagnostic.message == "expected both halves of a character"
    assert r"such as \ud83d\ude00" in diagnostic.hint


def test_half_a_surrogate_pair_in_yaml_is_refused(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "Follow me", r'"Follow me \ude00\ud83d"')
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", '"Follow me')
    assert diagnostic.found == "U+DE00"
    assert r"such as \ud83d\ude00" in diagnostic.hint


def test_an_emoji_in_yaml_may_be_escaped_as_in_json(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "Follow me", r'"Follow me \uD83D\ude00\U0001F600 \\ud83d"')
    assert directory.load().content.site.footer.heading == "Follow me \U0001f600\U0001f600 \\ud83d"


def test_a_key_in_yaml_may_be_escaped_as_in_json(directory: ContentDirectory) -> None:
    file = directory.write("keys.yaml", r'"\ud83d\ude00": grin')
    document = read(file, directory.content.parent)
    assert document.data == {"\U0001f600": "grin"}
    assert document.value_positions[("\U0001f600",)] == (1, 17)


@pytest.mark.parametrize("escape", [r"\U00110000", r"\UFFFFFFFF"])
def test_an_escape_in_yaml_that_is_no_character_is_an_error_with_a_place(
    directory: ContentDirectory, escape: str
) -> None:
    directory.edit("site.yaml", "Follow me", f'"Follow me {escape}"')
    diagnostic = only(unread(directory, "site.yaml"))
    assert place_of(diagnostic) == directory.place("site.yaml", escape)
    assert (diagnostic.found, diagnostic.message) == (
        escape,
        "expected valid YAML; an escape is no character of Unicode",
    )
    assert r"\U0010FFFF" in diagnostic.hint


def test_invalid_json_has_the_line_of_json_itself(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"label": "Front-End Engineer",', '"label": "Front-End Engineer"')
    diagnostic = only(unread(directory, "resume.json"))
    assert place_of(diagnostic) == directory.place(
        "resume.json", '"summary": "A front-end engineer'
    )
    assert diagnostic.message == "expected valid JSON; expecting ',' delimiter"


def test_yaml_in_a_json_file_is_an_error(directory: ContentDirectory) -> None:
    directory.write("resume.json", "basics: {}")
    assert only(unread(directory, "resume.json")).message.startswith("expected valid JSON")


def test_nan_in_a_json_file_is_an_error(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"name": "HTML5"', '"name": "HTML5", "level": NaN')
    assert "NaN" in only(unread(directory, "resume.json")).message


@pytest.mark.parametrize("indent", [None, "\t", 4])
def test_json_may_be_laid_out_in_any_way(
    directory: ContentDirectory, indent: str | int | None
) -> None:
    document = json.loads((directory.content / "resume.json").read_text())
    document["basics"]["label"] = "Dev / \U0001f344"
    directory.write("resume.json", json.dumps(document, indent=indent).replace("/", "\\/"))
    assert directory.load().content.resume.basics.label == "Dev / \U0001f344"


def test_a_folder_in_place_of_a_content_file_is_an_error(directory: ContentDirectory) -> None:
    (directory.content / "home.yaml").unlink()
    (directory.content / "home.yaml").mkdir()
    assert only(unread(directory, "home.yaml")).message.startswith("expected a readable file")
