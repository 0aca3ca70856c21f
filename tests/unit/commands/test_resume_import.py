"""`resume import` takes over a JSON Resume as it is, and changes nothing when it fails."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import ContentError
from portfolio.paths import OLD_RESUME
from portfolio.resume.import_resume import import_resume
from tests.support.sample import ASSETS, CONTENT

FOREIGN: dict[str, Any] = {
    "basics": {"name": "Somebody Else", "location": {"city": "Elsewhere"}},
    "work": [{"name": "A workshop", "position": "Joiner", "startDate": "2020"}],
    "education": [{"institution": "A school"}],
    "languages": [{"language": "English", "fluency": "Native"}],
    "x-mine": {"kept": True},
}
WHOLE = json.loads((Path(__file__).parents[2] / "fixtures/resume.json").read_text())
"""Every key of the schema."""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A folder with a resume, and the assets that it names beside it."""
    folder = tmp_path / "content"
    (folder / "projects" / "draw").mkdir(parents=True)
    (folder / "resume.json").write_bytes((CONTENT / "resume.json").read_bytes())
    (tmp_path / "assets").symlink_to(ASSETS)
    return folder


def take_over(content: Path, document: object, pages: Sequence[str] = ()) -> list[str]:
    """Imports a document, and returns what is said about it."""
    file = content.with_name("given.json")
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    return import_resume(file, content, pages)


def imported(content: Path) -> dict[str, Any]:
    return json.loads((content / "resume.json").read_text())


@pytest.mark.parametrize("document", [FOREIGN, WHOLE])
def test_an_imported_resume_has_all_of_the_given_one_and_nothing_of_the_person_before(
    content: Path, document: dict[str, Any]
) -> None:
    take_over(content, document)
    assert imported(content) == document


def test_importing_a_newer_resume_of_the_same_person_keeps_the_page_words(content: Path) -> None:
    before = imported(content)
    take_over(content, before)
    assert imported(content) == before
    newer = {**FOREIGN, "basics": {"name": before["basics"]["name"]}}
    notes = take_over(content, newer)
    assert imported(content) == {**newer, "meta": {"page": before["meta"]["page"]}}
    assert notes[0].startswith("meta.page: not there; heading, description and text stay")


def test_resume_import_lists_fields_that_are_not_shown(content: Path) -> None:
    work = [{**FOREIGN["work"][0], "isRemote": True}]
    meta = {"theme": "even", "version": "v1.0.0"}
    assert take_over(content, {**FOREIGN, "work": work, "meta": meta}) == [
        "meta.page: not there; the page shows the summary below its heading.",
        "Not shown, but in resume.json for everybody: work[0].isRemote, x-mine, meta.theme.",
        "content/resume.json.old: the resume before; the next build that succeeds deletes it.",
    ]


def test_resume_import_renames_old_keys_and_names_a_picture_of_elsewhere(
    content: Path,
) -> None:
    work = [{"company": "A workshop", "position": "Joiner", "startDate": "2020"}]
    take_over(content, {**FOREIGN, "work": work})
    assert imported(content) == FOREIGN
    basics = {**FOREIGN["basics"], "image": "https://elsewhere.test/me.jpg"}
    notes = take_over(content, {**FOREIGN, "basics": basics})
    assert imported(content)["basics"] == basics
    assert any(note.startswith("basics.image: kept, but not shown") for note in notes)


def test_resume_import_says_what_becomes_public_and_how_to_keep_it_private(content: Path) -> None:
    basics = {
        **{"name": "A", "phone": "+48 22 555", "birthDate": "1990-01-02"},
        "location": {"address": "1 Quay Street", "city": "Gdynia"},
    }
    notes = take_over(content, {**FOREIGN, "basics": basics})
    (note,) = (note for note in notes if note.startswith("Public with the next build: "))
    places = '["basics.phone", "basics.birthDate", "basics.location.address"]'
    assert note.endswith(places)
    private = {"meta": {"page": {"private": json.loads(places)}}}
    notes = take_over(content, {**FOREIGN, "basics": basics, **private})
    assert not any("Public" in note for note in notes)


def test_the_resume_before_the_first_of_several_imports_is_kept(content: Path) -> None:
    before = (content / "resume.json").read_bytes()
    for city in ("Here", "There"):
        take_over(content, {**FOREIGN, "basics": {"name": "A", "location": {"city": city}}})
    assert (content / OLD_RESUME).read_bytes() == before
    assert imported(content)["basics"]["location"] == {"city": "There"}


def test_a_first_resume_and_one_that_changes_nothing_leave_no_other_behind(content: Path) -> None:
    (content / "resume.json").write_text("a resume that cannot be read")
    take_over(content, FOREIGN)
    (content / OLD_RESUME).unlink()
    take_over(content, FOREIGN)
    assert not (content / OLD_RESUME).exists()
    (content / "resume.json").unlink()
    take_over(content, FOREIGN)
    assert not (content / OLD_RESUME).exists()


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ([1, 2], "expected a JSON Resume"),
        ('{"basics": {"name": "A"}, "x-mine": 1e999}', "expected only numbers of JSON"),
        ({"name": "a-package", "version": "1.0.0"}, "expected a JSON Resume"),
        ({"basics": {"label": "A joiner"}}, "missing key `name`"),
        ({"basics": {"name": "A", "image": "/nowhere.webp"}}, "expected a file in assets/"),
        ({"basics": {"name": "A"}, "awards": [{"url": "/nowhere"}]}, "expected a page"),
    ],
)
def test_resume_import_of_an_invalid_file_changes_nothing_and_gives_the_reason(
    content: Path, document: object, message: str
) -> None:
    before = (content / "resume.json").read_bytes()
    with pytest.raises(ContentError, match=message):
        take_over(content, document)
    assert (content / "resume.json").read_bytes() == before
    assert [file.name for file in content.glob("resume*")] == ["resume.json"]


def test_a_resume_that_the_site_could_not_read_again_is_refused(
    content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = {"basics": {"name": "A"}, "x-mine": [[[[[[1]]]]]] * 20}
    size = len(json.dumps(document))
    take_over(content, document)
    monkeypatch.setattr("portfolio.resume.import_resume.MAX_TEXT_BYTES", size)
    with pytest.raises(ContentError, match="expected at most 1 MB"):
        take_over(content, document)


def test_an_imported_resume_may_link_to_a_page_of_the_owner(content: Path) -> None:
    write_file(content / "pages/about.md", "---\ntitle: A\ndescription: B\n---\nWords\n")
    for route in ("/about", "/workshop"):
        linked = {**FOREIGN, "work": [{"position": "Me", "name": "A shop", "url": route}]}
        take_over(content, linked, pages=["/workshop"])
