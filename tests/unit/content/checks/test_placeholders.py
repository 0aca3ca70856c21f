"""Which texts count as placeholders or as texts of the sample."""

import pytest

from portfolio.content.checks.placeholders import SAMPLE_TEXTS, digest
from portfolio.content.diagnostics import Diagnostic, Kind
from tests.support.content_directory import ContentDirectory
from tests.support.sample_texts import digests
from tests.support.site_content import CONTENT

LOANS = "projects/loans/project.yaml"


def found_in(directory: ContentDirectory, name: str) -> list[Diagnostic]:
    found = (warning for warning in directory.load().warnings if warning.kind is Kind.PLACEHOLDER)
    return [warning for warning in found if warning.file == f"content/{name}"]


def test_placeholders_are_reported_until_there_is_a_real_name(directory: ContentDirectory) -> None:
    warnings = directory.load().warnings
    assert {
        "site.yaml: owner",
        "site.yaml: address",
        "site.yaml: social[0].href",
        "resume.json: work[1].name",
        "resume.json: education[0].institution",
    } <= {f"{warning.file}: {warning.field}".removeprefix("content/") for warning in warnings}
    directory.edit("site.yaml", "owner: Your Name", "owner: Ada Lovelace")
    directory.edit("resume.json", "A digital agency", "Analytical Engines")
    assert "owner" not in {warning.field for warning in found_in(directory, "site.yaml")}
    assert "work[1].name" not in {warning.field for warning in found_in(directory, "resume.json")}


@pytest.mark.parametrize(
    ("words", "is_placeholder"),
    [
        ("They ask for your name.", False),
        ("A placeholder keeps its place.", False),
        ("Placeholder: who needed what.", True),
        ("Hello, Your Name!", True),
    ],
)
def test_only_words_that_commands_and_the_sample_write_are_placeholders(
    directory: ContentDirectory, words: str, is_placeholder: bool
) -> None:
    directory.edit(LOANS, "A tractor can", f"{words} A tractor can")
    fields = {warning.field for warning in found_in(directory, LOANS)}
    assert ("sections[1].body" in fields) is is_placeholder


def test_a_file_with_texts_of_the_sample_is_reported_once_with_a_command(
    directory: ContentDirectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = "The lender's home page on a phone"
    second = "A sentence that is long enough for the sample."
    directory.edit(LOANS, "The home page, with a truck", f"{second}\n#")
    monkeypatch.setattr(
        "portfolio.content.checks.placeholders._sample_digests",
        lambda: {digest(first), digest(second)},
    )
    (diagnostic,) = [warning for warning in found_in(directory, LOANS) if "sample" in warning.found]
    assert diagnostic.field == "phone.alt"
    assert diagnostic.found.startswith("2 texts of the sample, the first: ")
    assert diagnostic.hint.endswith("python -m portfolio delete project loans")


@pytest.mark.skipif(
    CONTENT.site.owner != "Your Name",
    reason="content/ has an owner, whose texts are no placeholders",
)
def test_check_knows_every_text_of_the_sample() -> None:
    assert SAMPLE_TEXTS.read_text().split() == digests(), (
        "the sample has changed: python -m tests.support.sample_texts"
    )
