"""`resume import` takes a YAML file of rendercv."""

import json
from pathlib import Path
from typing import Any

import pytest

from portfolio.content.diagnostics import ContentError
from portfolio.resume.import_resume import import_resume

FIXTURES = Path(__file__).parents[2] / "fixtures"


def imported(folder: Path, text: str) -> tuple[dict[str, Any], list[str]]:
    """Imports a file into an empty site; returns the resume, and what is said about it."""
    file, content = folder / "Ada_CV.yaml", folder / "content"
    file.write_text(text)
    content.mkdir(exist_ok=True)
    notes = import_resume(file, content)
    return json.loads((content / "resume.json").read_text()), notes


def test_a_file_of_rendercv_becomes_a_resume(tmp_path: Path) -> None:
    resume, notes = imported(tmp_path, (FIXTURES / "rendercv.yaml").read_text())
    assert resume == json.loads((FIXTURES / "rendercv.json").read_text())
    assert notes[:4] == [
        "Ada_CV.yaml:8: photo is not taken; left out.",
        "Ada_CV.yaml:30: sections.experience[1].date is no date that can be read: Spring 2016; "
        "left out.",
        "Ada_CV.yaml:38: sections.education[0].highlights has no place in a resume; left out.",
        "Ada_CV.yaml:71: sections.others[0] is in a section that a resume has no part for; "
        "left out.",
    ]
    assert any(note.startswith("Public with the next build: basics.phone") for note in notes)


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("  sections: [a]", "3:", "expected a mapping of titles"),
        ("  sections:\n    work: a", "4:", "expected a list of entries"),
        ("  sectoins: {}", "3:3  cv.sectoins: unknown key", "did you mean `sections`?"),
        (
            "  sections:\n    work:\n      - comapny: A shop",
            "5:9  cv.sections.work[0].comapny: unknown key",
            "did you mean `company`?",
        ),
    ],
)
def test_what_rendercv_has_not_is_refused_with_its_line(
    tmp_path: Path, text: str, place: str, said: str
) -> None:
    with pytest.raises(ContentError) as error:
        imported(tmp_path, f"cv:\n  name: Ada\n{text}\n")
    assert f"Ada_CV.yaml:{place}" in str(error.value)
    assert said in str(error.value)
    assert not (tmp_path / "content" / "resume.json").exists()


def test_a_json_resume_may_be_written_as_yaml(tmp_path: Path) -> None:
    resume, _ = imported(tmp_path, "basics:\n  name: Ada\nwork:\n  - name: A shop\n")
    assert resume == {"basics": {"name": "Ada"}, "work": [{"name": "A shop"}]}
