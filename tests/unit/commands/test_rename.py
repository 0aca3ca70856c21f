"""`rename project`: the folder has another name, and everything that led there leads on."""

from __future__ import annotations

import pytest

from portfolio.models.sections import NextProject

from .conftest import CommandLine

COVER = "projects/cover/project.yaml"


def test_folder_links_next_projects_and_pictures_follow(command_line: CommandLine) -> None:
    result = command_line.run("rename", "project", "draw", "prize-draw", "--yes")
    assert result.exit_code == 0, result.output
    site = command_line.load()
    assert [it.slug for it in site.projects] == ["cover", "prize-draw", "loans"]
    last = site.projects[2].sections[-1]
    assert isinstance(last, NextProject)
    assert last.btn_url == "/projects/prize-draw"
    assert "src: ../prize-draw/video-poster.webp" in command_line.read(COVER)
    assert '"url": "/projects/prize-draw"' in command_line.read("resume.json")


def test_the_same_words_elsewhere_stay(command_line: CommandLine) -> None:
    file = command_line.content / "experiments.yaml"
    others = "https://other.example/projects/draw"
    file.write_text(file.read_text().replace("https://example.com/beaker", others))
    command_line.run("rename", "project", "draw", "prize-draw", "--yes")
    assert others in command_line.read("experiments.yaml")


def test_a_link_to_a_section_of_it_follows(command_line: CommandLine) -> None:
    file = command_line.content / COVER
    file.write_text(
        file.read_text().replace("btn02Url: /projects/draw", "btn02Url: /projects/draw#x")
    )
    command_line.run("rename", "project", "draw", "drawn", "--yes")
    assert "btn02Url: /projects/drawn#x" in command_line.read(COVER)


def test_it_shows_what_changes_and_asks(command_line: CommandLine) -> None:
    output = command_line.refuses("rename", "project", "draw", "prize-draw")
    assert "moved    content/projects/draw/ to content/projects/prize-draw/" in output
    assert "+     btn02Url: /projects/prize-draw" in output
    assert "Nothing was changed." in output


def test_pages_in_python_are_named(command_line: CommandLine) -> None:
    page = command_line.content.parent / "portfolio/pages/about.py"
    page.parent.mkdir(parents=True)
    page.write_text('LINK = "/projects/draw"\n')
    output = command_line.run("rename", "project", "draw", "prize-draw", "--yes").output
    assert 'portfolio/pages/about.py:1  LINK = "/projects/draw"' in output


@pytest.mark.parametrize(
    ("new", "expected"), [("loans", "is there already"), ("Prize Draw", "is no address")]
)
def test_a_name_that_is_taken_or_no_address_is_refused(
    command_line: CommandLine, new: str, expected: str
) -> None:
    assert expected in command_line.refuses("rename", "project", "draw", new, "--yes")
