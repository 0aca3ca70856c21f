"""A skill leads to the work that proves it."""

from __future__ import annotations

from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.sections.resume.skills import skills

DATA = {
    "basics": {"name": "Ada"},
    "skills": [
        {"name": "Drawing", "projects": ["/projects/udc", "https://ada.example/notes"]},
        {"name": "Sailing"},
    ],
}


def test_a_skill_links_to_its_work_by_title_or_address() -> None:
    words = {"title": "A lender", "description": "A site."}
    project = Project.model_validate(words, context={"slug": "udc"})
    markup = str(skills(Resume.model_validate(DATA), (project,)).render())
    assert markup.count("skill__works") == 1
    assert "A lender" in markup
    assert "ada.example/notes" in markup
