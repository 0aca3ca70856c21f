"""Files that cannot be read as plain data."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.file_reader import read
from tests.support.content_directory import ContentDirectory, place_of


def unread(directory: ContentDirectory, name: str) -> tuple[Diagnostic, ...]:
    """Reads one file, which has to fail."""
    with pytest.raises(ContentError) as caught:
        read(directory.content / name, directory.content.parent)
    return caught.value.diagnostics


class Edit(NamedTuple):
    """An edit that leaves a file which cannot be read, and what is said about it."""

    name: str
    old: str
    new: str
    at: str
    """Text at which the diagnostic points."""
    said: str
    """Part of what is printed."""


EDITS = {
    "a colon in a text": Edit(
        "site.yaml",
        *("tagline: Front-end", "tagline: Front-end: the", ": the"),
        "text that holds a colon needs quotes",
    ),
    "a tab": Edit(
        "site.yaml",
        *("  heading: Follow me", "\theading: Follow me", "\theading", "indent with spaces"),
    ),
    "a key twice": Edit(
        "site.yaml",
        *("language: en", "language: en\ntagline: Again", "tagline: Again"),
        "tagline: expected each key once\n  it is already on line 4",
    ),
    "a key twice in JSON": Edit(
        "resume.json",
        *('"label":', '"name": "Other",\n    "label":', '"name": "Other"'),
        "basics.name: expected each key once",
    ),
    "a tag": Edit(
        "site.yaml",
        *("owner: Your Name", "owner: !!python/object/apply:os.getcwd []", "!!python"),
        "python/object",
    ),
    "two documents": Edit(
        "site.yaml", "navigation:", "---\nnavigation:", "---", "expected one document"
    ),
    "an escaped control": Edit(
        "site.yaml",
        *("Follow me", r'"Follow\0 me"', r'"Follow\0'),
        "footer.heading: expected text without control characters; found U+0000\n"
        "  remove the escape with its \\",
    ),
    "half a surrogate pair": Edit(
        "site.yaml",
        *("Follow me", r'"Follow me \ude00\ud83d"', '"Follow me'),
        "found U+DE00\n  write the character itself, or both escapes, such as \\ud83d\\ude00",
    ),
    "half a surrogate pair in JSON": Edit(
        "resume.json",
        *("Front-End Engineer", r"Front \ud83c End", r'"Front \ud83c'),
        "expected both halves of a character; found U+D83C",
    ),
    "a missing comma in JSON": Edit(
        "resume.json",
        *('"label": "Front-End Engineer",', '"label": "Front-End Engineer"'),
        *('"summary": "A front-end engineer', "expected valid JSON; expecting ',' delimiter"),
    ),
    **{
        f"the escape {escape}": Edit(
            "site.yaml",
            *("Follow me", f'"Follow me {escape}"', escape),
            "expected valid YAML; an escape is no character of Unicode; "
            f"found {escape}\n  write the character itself, or its escape up to \\U0010FFFF",
        )
        for escape in (r"\U00110000", r"\UFFFFFFFF")
    },
    **{
        f"the character U+{ord(character):04X}": Edit(
            *("site.yaml", "Follow me", f"Follow{character} me", character),
            f"found U+{ord(character):04X}",
        )
        for character in "\x07\x85\u2028\u202e"
    },
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_an_edit_that_leaves_no_plain_data_is_one_error_at_its_place(
    directory: ContentDirectory, edit: Edit
) -> None:
    directory.edit(edit.name, edit.old, edit.new)
    (diagnostic,) = unread(directory, edit.name)
    assert place_of(diagnostic) == directory.place(edit.name, edit.at)
    assert edit.said in str(diagnostic)


FILES = {
    "empty": ("site.yaml", "", "1:1", "the file is empty"),
    "empty lines": ("site.yaml", "\n\n", "1:1", "the file is empty"),
    "a remark": ("site.yaml", "# only a remark\n", "1:1", "the file is empty"),
    "deep YAML": ("site.yaml", "[" * 100_000, "1:18", "expected at most 16 levels"),
    "deep JSON": ("resume.json", "[" * 10**5 + "]" * 10**5, "1:1", "expected at most 16 levels"),
    "huge": ("site.yaml", "#" * 1_000_001, "1:1", "expected at most 1 MB of text"),
    "Latin 1": ("site.yaml", "owner: Zo\xeb\n".encode("latin-1"), "1:10", "found byte 0xeb"),
    "YAML in JSON": ("resume.json", "basics: {}", "1:1", "expected valid JSON"),
    "no number of JSON": ("resume.json", '{"level": NaN}', "1:1", "NaN"),
}


@pytest.mark.parametrize(("name", "text", "place", "said"), FILES.values(), ids=FILES)
def test_a_file_that_is_no_plain_data_is_one_error(
    directory: ContentDirectory, name: str, text: str | bytes, place: str, said: str
) -> None:
    directory.write(name, text)
    (diagnostic,) = unread(directory, name)
    assert place_of(diagnostic) == f"content/{name}:{place}"
    assert said in str(diagnostic)


def test_a_missing_content_file_and_a_folder_in_its_place_are_errors(
    directory: ContentDirectory,
) -> None:
    file = directory.content / "home.yaml"
    file.unlink()
    (missing,) = unread(directory, "home.yaml")
    assert str(missing) == "content/home.yaml:1:1  expected this file; it does not exist"
    file.mkdir()
    (unreadable,) = unread(directory, "home.yaml")
    assert unreadable.message.startswith("expected a readable file")


def test_aliases_in_yaml_are_refused(directory: ContentDirectory) -> None:
    bomb = ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for here, before in zip("bcdefghi", "abcdefgh", strict=True):
        bomb.append(f"{here}: &{here} [{', '.join([f'*{before}'] * 9)}]")
    directory.write("site.yaml", "\n".join(bomb))
    diagnostics = unread(directory, "site.yaml")
    assert len(diagnostics) == 8 * 9
    assert place_of(diagnostics[0]) == "content/site.yaml:2:8"
    assert diagnostics[0].message == "expected a value, not an alias (*)"


def test_a_content_file_may_begin_with_a_byte_order_mark(directory: ContentDirectory) -> None:
    raw = (directory.content / "site.yaml").read_bytes()
    directory.write("site.yaml", b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n"))
    assert directory.load().content.site.owner == "Your Name"


def test_keys_and_texts_in_yaml_may_be_escaped_as_in_json(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "Follow me", r'"Follow me \uD83D\ude00\U0001F600 \\ud83d"')
    assert directory.load().content.site.footer.heading == "Follow me \U0001f600\U0001f600 \\ud83d"
    file = directory.write("keys.yaml", r'"\ud83d\ude00": grin')
    document = read(file, directory.content.parent)
    assert document.data == {"\U0001f600": "grin"}
    assert document.value_positions[("\U0001f600",)] == (1, 17)


@pytest.mark.parametrize("indent", [None, "\t", 4])
def test_json_may_be_laid_out_in_any_way(
    directory: ContentDirectory, indent: str | int | None
) -> None:
    document = json.loads((directory.content / "resume.json").read_text())
    document["basics"]["label"] = "Dev / \U0001f344"
    directory.write("resume.json", json.dumps(document, indent=indent).replace("/", "\\/"))
    assert directory.load().content.resume.basics.label == "Dev / \U0001f344"
