"""`init` makes a complete site in a new folder, and leaves no folder when it fails."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.scaffold import site
from tests.support.sample import ASSETS

from .conftest import CommandLine


@pytest.fixture
def project(command_line: CommandLine) -> Path:
    """A small project: content, what it needs of the assets, and what a build leaves."""
    root = command_line.content.parent
    (root / "assets").unlink()
    shutil.copytree(ASSETS, root / "assets")
    for junk in (".venv/bin/python", "dist/index.html", "assets/generated/site.css", "shots/a.png"):
        (root / junk).parent.mkdir(parents=True, exist_ok=True)
        (root / junk).write_text("junk")
    return root


def git(folder: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def test_init_copies_written_files_into_an_empty_folder_with_one_commit(
    command_line: CommandLine, project: Path
) -> None:
    sample_test = project / site.SAMPLE_TEST
    sample_test.parent.mkdir(parents=True)
    sample_test.touch()
    mine = project.parent / "mine"
    mine.mkdir()
    result = command_line.run("init", str(mine))
    assert result.exit_code == 0, result.output
    assert sorted(it.name for it in mine.iterdir()) == [".git", "assets", "content", "tests"]
    assert not (mine / "assets/generated").exists()
    assert (mine / "content/.schema/site.json").exists()
    assert not (mine / site.SAMPLE_TEST).exists()
    assert git(mine, "log", "--format=%s") == f"{site.FIRST_MESSAGE}\n"
    assert git(mine, "status", "--short") == ""


def test_init_copies_of_a_repository_only_what_git_tracks(
    command_line: CommandLine, project: Path
) -> None:
    site.first_commit(project)
    (project / "notes-to-self.txt").write_text("not for others")
    (project / "content/home.yaml").write_text(command_line.read("home.yaml") + "# newer\n")
    mine = project.parent / "mine"
    assert command_line.run("init", str(mine)).exit_code == 0
    assert not (mine / "notes-to-self.txt").exists()
    assert (mine / "content/home.yaml").read_text().endswith("# newer\n")


def test_init_comments_every_placeholder_of_the_yaml_files(
    command_line: CommandLine, project: Path
) -> None:
    mine = project.parent / "mine"
    before = load(project / "content").content
    result = command_line.run("init", str(mine))
    loaded = load(mine / "content")
    assert loaded.content.site == before.site
    for warning in loaded.warnings:
        if warning.kind is Kind.PLACEHOLDER and warning.file.endswith(".yaml"):
            line = (mine / warning.file).read_text().splitlines()[warning.line - 1]
            assert line.endswith("# placeholder"), warning
    marked = sum(it.read_text().count("# placeholder\n") for it in mine.rglob("*.yaml"))
    listed = [it for it in loaded.warnings if it.kind is Kind.PLACEHOLDER]
    assert f"{marked} lines of YAML say `# placeholder`." in result.output
    assert f"its {len(listed)} placeholders" in result.output


def test_an_empty_site_keeps_one_commented_example_and_says_nothing_of_the_sample(
    command_line: CommandLine, project: Path
) -> None:
    mine = project.parent / "mine"
    result = command_line.run("init", str(mine), "--empty")
    assert result.exit_code == 0, result.output
    assert f"has {len(git(mine, 'ls-files').splitlines())} files." in result.output
    loaded = load(mine / "content")
    site = loaded.content
    (example,) = site.projects
    assert example.href == "/projects/example-project"
    assert site.next_project(example) is None
    assert site.experiments == ()
    assert not (mine / "assets/video").exists()
    assert not (mine / "assets/lab").exists()
    said = "\n".join(it.read_text() for it in (mine / "content").glob("[!.]*.*"))
    before = load(project / "content").content
    sentences = [it.summary for it in (*before.resume.work, *before.resume.awards)]
    assert sentences
    assert [
        it for it in (*sentences, before.site.description, before.home.text) if it in said
    ] == []
    assert {
        ("content/home.yaml", "text"),
        ("content/site.yaml", "tagline"),
        ("content/resume.json", "work[0].name"),
        ("content/projects/example-project/project.yaml", "description"),
    } <= {(it.file, it.field) for it in loaded.warnings}


def test_a_second_case_study_after_an_empty_start_links_to_the_first_and_back(
    command_line: CommandLine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = project.parent / "mine"
    command_line.run("init", str(mine), "--empty")
    monkeypatch.setattr("portfolio.paths.CONTENT", mine / "content")
    assert command_line.run("new", "project", "Second").exit_code == 0
    site = load(mine / "content").content
    example, second = site.projects
    assert (site.next_project(example), site.next_project(second)) == (second, example)


def test_init_refuses_a_folder_that_is_not_empty(command_line: CommandLine, project: Path) -> None:
    mine = project.parent / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear diary")
    assert "not empty" in command_line.refuses("init", str(mine))
    assert [it.name for it in mine.iterdir()] == ["letter.txt"]


def test_init_refuses_a_folder_within_the_project(command_line: CommandLine, project: Path) -> None:
    assert "within this project" in command_line.refuses("init", str(project / "mine"))


def test_init_that_fails_leaves_no_folder(
    command_line: CommandLine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_: Path) -> bool:
        raise OSError("No space left on device")

    monkeypatch.setattr(site, "first_commit", full_disk)
    beside = set(project.parent.iterdir())
    assert "No space left" in command_line.refuses("init", str(project.parent / "mine"))
    assert set(project.parent.iterdir()) == beside


def test_init_without_git_makes_a_site_and_says_so(
    command_line: CommandLine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    result = command_line.run("init", str(project.parent / "mine"))
    assert result.exit_code == 0
    assert "no git on this machine" in result.output
