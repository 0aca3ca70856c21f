"""`rename project` moves the folder and changes every link to the case study."""

from __future__ import annotations

import pytest

from portfolio.models.sections import NextProject

from .conftest import CommandLine

COVER = "projects/cover/project.yaml"


def test_a_renamed_case_study_keeps_folder_links_next_projects_and_pictures(
    command_line: CommandLine,
) -> None:
    cover = command_line.content / COVER
    cover.write_text(
        cover.read_text().replace("btn02Url: /projects/draw", "btn02Url: /projects/draw#x")
    )
    cards = command_line.content / "experiments.yaml"
    others = "https://other.example/projects/draw"
    cards.write_text(cards.read_text().replace("https://example.com/beaker", others))
    page = command_line.content.parent / "portfolio/pages/about.py"
    page.parent.mkdir(parents=True)
    page.write_text('LINK = "/projects/draw"\n')
    result = command_line.run("rename", "project", "draw", "prize-draw", "--yes")
    assert result.exit_code == 0, result.output
    site = command_line.load()
    assert [it.slug for it in site.projects] == ["cover", "prize-draw", "loans"]
    last = site.projects[2].sections[-1]
    assert isinstance(last, NextProject)
    assert last.btn_url == "/projects/prize-draw"
    assert "src: ../prize-draw/video-poster.webp" in command_line.read(COVER)
    assert "btn02Url: /projects/prize-draw#x" in command_line.read(COVER)
    assert '"url": "/projects/prize-draw"' in command_line.read("resume.json")
    assert others in command_line.read("experiments.yaml")
    assert 'portfolio/pages/about.py:1  LINK = "/projects/draw"' in result.output


def test_rename_shows_every_change_and_asks(command_line: CommandLine) -> None:
    output = command_line.refuses("rename", "project", "draw", "prize-draw")
    assert "moved    content/projects/draw to content/projects/prize-draw\n" in output
    assert "+    btn02Url: /projects/prize-draw" in output
    assert "Nothing was changed." in output


@pytest.mark.parametrize(
    ("new", "expected"), [("loans", "is there already"), ("Prize Draw", "is no address")]
)
def test_a_case_studys_new_name_that_is_taken_or_no_address_is_refused(
    command_line: CommandLine, new: str, expected: str
) -> None:
    assert expected in command_line.refuses("rename", "project", "draw", new, "--yes")
