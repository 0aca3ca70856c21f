"""A resume made elsewhere comes in whole, or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portfolio.content.diagnostics import ContentError
from portfolio.resume.import_resume import import_resume
from tests.support.sample import ASSETS, CONTENT

FOREIGN: dict[str, Any] = {
    "basics": {"name": "Somebody Else", "location": {"city": "Elsewhere"}},
    "work": [{"name": "A workshop", "position": "Joiner", "startDate": "2020"}],
    "education": [{"institution": "A school"}],
    "languages": [{"language": "English", "fluency": "Native"}],
    "x-mine": {"kept": True},
}


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A folder with a resume, and the assets that it names beside it."""
    folder = tmp_path / "content"
    (folder / "projects").mkdir(parents=True)
    (folder / "projects" / "draw").mkdir()
    (folder / "resume.json").write_bytes((CONTENT / "resume.json").read_bytes())
    (tmp_path / "assets").symlink_to(ASSETS)
    return folder


def given(tmp_path: Path, document: object) -> Path:
    """Writes a document that somebody wants to import."""
    file = tmp_path / "given.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    return file


def test_what_the_page_does_not_know_is_kept(tmp_path: Path, content: Path) -> None:
    import_resume(given(tmp_path, FOREIGN), content)
    document = json.loads((content / "resume.json").read_text())
    assert {key: document[key] for key in FOREIGN} == FOREIGN


def test_the_words_of_the_page_stay(tmp_path: Path, content: Path) -> None:
    before = json.loads((content / "resume.json").read_text())["meta"]["page"]
    import_resume(given(tmp_path, FOREIGN), content)
    assert json.loads((content / "resume.json").read_text())["meta"]["page"] == before


def test_what_the_page_will_lack_is_listed(tmp_path: Path, content: Path) -> None:
    assert import_resume(given(tmp_path, FOREIGN), content) == [
        "meta.page: not there; heading, description and text stay as they were.",
        "awards: none; the page leaves Accomplishments out.",
        "skills: none; the page leaves Technical Skills out.",
        "basics: without label, summary.",
        "work[0]: without summary, highlights.",
        "education[0]: without area, studyType, logo.",
        "Kept, but not shown: languages, x-mine.",
    ]


def test_its_own_export_comes_back_as_it_was(tmp_path: Path, content: Path) -> None:
    document = json.loads((content / "resume.json").read_text())
    import_resume(given(tmp_path, document), content)
    assert json.loads((content / "resume.json").read_text()) == document


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ("not JSON at all", "expected valid JSON"),
        ('{"basics": {"name": "A"}', "expected valid JSON"),
        ("", "expected valid JSON"),
        ([1, 2], "expected a JSON Resume"),
        ({"name": "a-package", "version": "1.0.0"}, "expected a JSON Resume"),
        ({"basics": "me"}, "expected a mapping"),
        ({"basics": {"name": "A"}, "work": [{"startDate": "May"}]}, "expected a date"),
        ({"basics": {"name": "A", "url": "javascript:alert(1)"}}, "expected a path"),
        ({"basics": {"name": "A"}, "awards": [{"url": "/nowhere"}]}, "expected a page"),
    ],
)
def test_anything_else_changes_nothing_and_says_why(
    tmp_path: Path, content: Path, document: object, message: str
) -> None:
    before = (content / "resume.json").read_bytes()
    with pytest.raises(ContentError, match=message):
        import_resume(given(tmp_path, document), content)
    assert (content / "resume.json").read_bytes() == before
    assert [file.name for file in content.glob("resume*")] == ["resume.json"]


def test_a_link_to_a_page_of_the_owners_own_is_alive(tmp_path: Path, content: Path) -> None:
    (content / "pages").mkdir()
    (content / "pages/about.md").write_text("---\ntitle: A\ndescription: B\n---\nWords\n")
    for route in ("/about", "/workshop"):
        linked = {**FOREIGN, "work": [{"position": "Me", "name": "A shop", "url": route}]}
        import_resume(given(tmp_path, linked), content, pages=["/workshop"])
