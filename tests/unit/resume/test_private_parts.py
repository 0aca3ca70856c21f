"""What the owner keeps private of the resume is published nowhere."""

import json
import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from portfolio.atomic_write import write_file
from portfolio.content.loader import load
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.models.resume import Resume
from portfolio.resume import files
from portfolio.sections.resume.resume_parts import resume_parts
from tests.support.sample import CONTENT


def test_what_is_private_is_in_no_form_of_the_resume(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = {
        "basics": {
            **{"name": "A", "phone": "+48 22 555", "birthDate": "1990-01-02"},
            "location": {"address": "1 Quay Street", "city": "Gdynia"},
        },
        "work": [{"name": "B", "location": "Room 7"}, {"name": "C", "location": "Room 8"}],
        "meta": {
            "page": {
                "private": [
                    "basics.phone", "basics.birthDate", "basics.location.address", "work.location",
                ]
            }
        },
    }  # fmt: skip
    write_file(tmp_path / "resume.json", json.dumps(data))
    monkeypatch.setattr(files, "CONTENT", tmp_path)
    changed = replace(load(CONTENT).content, resume=Resume.model_validate(data))
    made: dict[str, Any] = files.render_resume_files(changed, OWN_FONTS)
    pdf = PdfReader(BytesIO(made["resume.pdf"])).pages[0].extract_text()
    page = json.dumps(resume_parts(changed.resume).render(), default=str)
    others = [str(data) for name, data in made.items() if name != "resume.pdf"]
    for form in (pdf, page, *others):
        assert not re.search(r"555|1990|Quay|Room|private", form)
    assert json.loads(made["resume.json"])["basics"]["location"] == {"city": "Gdynia"}
