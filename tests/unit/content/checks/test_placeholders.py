"""What is still a placeholder, or a text of the sample, and what is not."""

from __future__ import annotations

import pytest

from portfolio.content.checks.placeholders import SAMPLE_TEXTS, digest
from portfolio.content.diagnostics import Diagnostic, Kind
from tests.support.content_directory import ContentDirectory
from tests.support.sample_texts import digests
from tests.support.site_content import CONTENT

LOANS = "projects/loans/project.yaml"


def found_in(directory: ContentDirectory, name: str) -> list[Diagnostic]:
    """Loads the content and returns the placeholders of one file."""
    found = (it for it in directory.load().warnings if it.kind is Kind.PLACEHOLDER)
    return [it for it in found if it.file == f"content/{name}"]


@pytest.mark.parametrize("address", ["https://maralind.dev", "https://maralind.dev/"])
def test_the_owners_own_front_page_is_none(directory: ContentDirectory, address: str) -> None:
    directory.edit("resume.json", '"url": "https://example.com"', f'"url": "{address}"')
    directory.edit(LOANS, "url: https://example.com", f"url: {address}")
    assert "basics.url" not in {it.field for it in found_in(directory, "resume.json")}
    assert "sections[0].url" not in {it.field for it in found_in(directory, LOANS)}


@pytest.mark.parametrize("words", ["They ask for your name.", "A placeholder keeps its place."])
def test_words_of_a_sentence_are_none(directory: ContentDirectory, words: str) -> None:
    directory.edit(LOANS, "A tractor can", f"{words} A tractor can")
    assert not [it for it in found_in(directory, LOANS) if it.field == "sections[1].body"]


@pytest.mark.parametrize("words", ["Placeholder: who needed what.", "Hello, Your Name!"])
def test_what_commands_and_the_sample_write_is_one(directory: ContentDirectory, words: str) -> None:
    directory.edit(LOANS, "A tractor can", f"{words} A tractor can")
    assert [it for it in found_in(directory, LOANS) if it.field == "sections[1].body"]


def test_a_file_of_the_sample_is_reported_once_with_the_way_out(
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


@pytest.mark.skipif(CONTENT.site.owner != "Your Name", reason="content/ has an owner")
def test_every_text_of_the_sample_is_known() -> None:
    assert SAMPLE_TEXTS.read_text().split() == digests(), (
        "the sample has changed: python -m tests.support.sample_texts"
    )
