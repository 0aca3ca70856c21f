"""`rename project`: every link to a case study follows."""

from __future__ import annotations

import pytest

from portfolio.atomic_write import write_file
from portfolio.sections.next_project.model import NextProject

from .conftest import CommandLine, names

COVER = "projects/cover/project.yaml"


def test_a_renamed_case_study_keeps_its_files_links_next_projects_and_pictures(
    command_line: CommandLine,
) -> None:
    command_line.edit(COVER, "btn02Url: /projects/draw", "btn02Url: /projects/draw#x")
    others = "https://other.example/projects/draw"
    command_line.edit("experiments.yaml", "https://example.com/beaker", others)
    page = command_line.content.parent / "portfolio/pages/about.py"
    write_file(page, 'LINK = "/projects/draw"\n')
    before = names(command_line.content / "projects/draw")
    output = command_line.runs("rename", "project", "draw", "prize-draw", "--yes")
    assert names(command_line.content / "projects/prize-draw") == before
    assert not (command_line.content / "projects/draw").exists()
    site = command_line.site()
    assert [project.slug for project in site.projects] == ["cover", "prize-draw", "loans"]
    last = site.projects[2].sections[-1]
    assert isinstance(last, NextProject)
    assert last.btn_url == "/projects/prize-draw"
    assert "src: ../prize-draw/video-poster.webp" in command_line.read(COVER)
    assert "btn02Url: /projects/prize-draw#x" in command_line.read(COVER)
    assert '"url": "/projects/prize-draw"' in command_line.read("resume.json")
    assert others in command_line.read("experiments.yaml")
    assert 'portfolio/pages/about.py:1  LINK = "/projects/draw"' in output


@pytest.mark.parametrize(
    "name", ["pages/about.py", "sections/aside/view.py", "islands/counter/component.py"]
)
def test_renaming_a_case_study_lists_the_lines_of_own_code_that_name_it(
    command_line: CommandLine, name: str
) -> None:
    write_file(command_line.root / name, 'LINK = "/projects/draw"\n')
    output = command_line.runs("rename", "project", "draw", "prize-draw", "--yes")
    assert f'{name}:1  LINK = "/projects/draw"' in output
