"""Which texts count as placeholders or as texts of the sample."""

from __future__ import annotations

import pytest

from portfolio.content.checks.placeholders import digest
from portfolio.content.diagnostics import Diagnostic, Kind
from tests.support.content_directory import ContentDirectory

LOANS = "projects/loans/project.yaml"


def found_in(directory: ContentDirectory, name: str) -> list[Diagnostic]:
    """Loads the content and returns the placeholders of one file."""
    found = (it for it in directory.load().warnings if it.kind is Kind.PLACEHOLDER)
    return [it for it in found if it.file == f"content/{name}"]


@pytest.mark.parametrize("address", ["https://maralind.dev", "https://maralind.dev/"])
def test_the_address_of_a_front_page_is_no_placeholder(
    directory: ContentDirectory, address: str
) -> None:
    directory.edit("resume.json", '"url": "https://example.com"', f'"url": "{address}"')
    directory.edit(LOANS, "url: https://example.com", f"url: {address}")
    assert "basics.url" not in {it.field for it in found_in(directory, "resume.json")}
    assert "sections[0].url" not in {it.field for it in found_in(directory, LOANS)}


@pytest.mark.parametrize("words", ["They ask for your name.", "A placeholder keeps its place."])
def test_placeholder_words_within_a_sentence_are_no_placeholder(
    directory: ContentDirectory, words: str
) -> None:
    directory.edit(LOANS, "A tractor can", f"{words} A tractor can")
    assert not [it for it in found_in(directory, LOANS) if it.field == "sections[1].body"]


@pytest.mark.parametrize("words", ["Placeholder: who needed what.", "Hello, Your Name!"])
def test_words_written_by_commands_and_the_sample_are_placeholders(
    directory: ContentDirectory, words: str
) -> None:
    directory.edit(LOANS, "A tractor can", f"{words} A tractor can")
    assert [it for it in found_in(directory, LOANS) if it.field == "sections[1].body"]


def test_a_file_with_texts_of_the_sample_is_reported_once_with_a_command(
    directory: ContentDirectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (
        "The lender's home page on a phone",
        "A sentence that is long enough for the sample.",
    )
    directory.edit(LOANS, "The home page, with a truck", f"{second}\n#")
    monkeypatch.setattr(
        "portfolio.content.checks.placeholders._sample_digests",
        lambda: {digest(first), digest(second)},
    )
    (diagnostic,) = [it for it in found_in(directory, LOANS) if "sample" in it.found]
    assert diagnostic.field == "phone.alt"
    assert diagnostic.found.startswith("2 texts of the sample, the first: ")
    assert diagnostic.hint.endswith("python -m portfolio delete project loans")
