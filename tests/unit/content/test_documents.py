"""Content files as text: what cannot be read as plain data, and how it may be laid out.

Mistakes within a file are in ``test_mistakes.py``.
"""

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


FILES = {
    "empty": ("site.yaml", "", "1:1", "the file is empty"),
    "a remark": ("site.yaml", "\n# only a remark\n", "1:1", "the file is empty"),
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


def test_a_missing_file_and_a_folder_in_its_place_are_errors(directory: ContentDirectory) -> None:
    file = directory.content / "home.yaml"
    file.unlink()
    assert unread(directory, "home.yaml")[0].message == "expected this file; it does not exist"
    file.mkdir()
    assert unread(directory, "home.yaml")[0].message.startswith("expected a readable file")


def test_a_file_that_is_read_twice_has_data_of_its_own_each_time(
    directory: ContentDirectory,
) -> None:
    file, root = directory.content / "site.yaml", directory.content.parent
    first, again = read(file, root), read(file, root)
    first.data["social"].clear()
    assert again.data["social"]


def test_a_content_file_may_begin_with_a_byte_order_mark(directory: ContentDirectory) -> None:
    raw = (directory.content / "site.yaml").read_bytes()
    directory.write("site.yaml", b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n"))
    assert directory.load().content.site.owner == "Your Name"


def test_keys_and_texts_in_yaml_may_be_escaped_as_in_json(directory: ContentDirectory) -> None:
    file = directory.write("keys.yaml", r'"\ud83d\ude00": "\uD83D\ude00\U0001F600 \\ud83d"')
    document = read(file, directory.content.parent)
    assert document.data == {"\U0001f600": "\U0001f600\U0001f600 \\ud83d"}
    assert document.value_positions[("\U0001f600",)] == (1, 17)


@pytest.mark.parametrize("indent", [None, "\t", 4])
def test_json_may_be_laid_out_in_any_way(
    directory: ContentDirectory, indent: str | int | None
) -> None:
    resume = {"label": "Dev / \U0001f344"}
    file = directory.write("resume.json", json.dumps(resume, indent=indent).replace("/", "\\/"))
    assert read(file, directory.content.parent).data == resume
