"""`init`: a site of one's own, whole or not at all."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.scaffold import git_repository, site
from tests.support.sample import ASSETS

from .conftest import Owner


@pytest.fixture
def project(owner: Owner) -> Path:
    """A small project: content, what it needs of the assets, and what a build leaves."""
    root = owner.content.parent
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


def test_a_new_site_has_what_somebody_wrote_and_nothing_that_a_build_made(
    owner: Owner, project: Path
) -> None:
    mine = project.parent / "mine"
    result = owner.run("init", str(mine))
    assert result.exit_code == 0, result.output
    assert sorted(it.name for it in mine.iterdir()) == [".git", "assets", "content"]
    assert not (mine / "assets/generated").exists()
    assert (mine / "content/.schema/site.json").exists()


def test_what_holds_the_sample_against_the_specification_stays_behind(
    owner: Owner, project: Path
) -> None:
    delivered = project / site.ABOUT_THE_SAMPLE
    delivered.parent.mkdir(parents=True)
    delivered.touch()
    mine = project.parent / "mine"
    assert owner.run("init", str(mine)).exit_code == 0
    assert not (mine / site.ABOUT_THE_SAMPLE).exists()


def test_it_has_one_commit_and_nothing_left_over(owner: Owner, project: Path) -> None:
    mine = project.parent / "mine"
    owner.run("init", str(mine))
    assert git(mine, "log", "--format=%s") == f"{git_repository.MESSAGE}\n"
    assert git(mine, "status", "--short") == ""


def test_of_a_repository_only_what_git_tracks_is_copied(owner: Owner, project: Path) -> None:
    git_repository.first_commit(project)
    (project / "notes-to-self.txt").write_text("not for others")
    (project / "content/home.yaml").write_text(owner.read("home.yaml") + "# newer\n")
    mine = project.parent / "mine"
    assert owner.run("init", str(mine)).exit_code == 0
    assert not (mine / "notes-to-self.txt").exists()
    assert (mine / "content/home.yaml").read_text().endswith("# newer\n")


def test_every_placeholder_of_the_yaml_files_carries_a_mark(owner: Owner, project: Path) -> None:
    mine = project.parent / "mine"
    before = load(project / "content").content
    result = owner.run("init", str(mine))
    loaded = load(mine / "content")
    assert loaded.content.site == before.site
    for warning in loaded.warnings:
        if warning.kind is Kind.PLACEHOLDER and warning.file.endswith(".yaml"):
            line = (mine / warning.file).read_text().splitlines()[warning.line - 1]
            assert line.endswith("# placeholder"), warning
    assert "lines say `# placeholder`" in result.output


def test_an_empty_site_keeps_one_commented_example(owner: Owner, project: Path) -> None:
    mine = project.parent / "mine"
    assert owner.run("init", str(mine), "--empty").exit_code == 0
    site = load(mine / "content").content
    assert [study.href for study in site.projects] == ["/projects/example-project"]
    assert site.projects[0].sections[-1].btn_url == "/experiments"  # pyright: ignore
    assert not (mine / "assets/video").exists()
    assert "/projects/draw" not in (mine / "content/resume.json").read_text()


def test_two_projects_after_an_empty_start_form_a_ring(
    owner: Owner, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = project.parent / "mine"
    owner.run("init", str(mine), "--empty")
    monkeypatch.setattr("portfolio.commands.commands.CONTENT", mine / "content")
    assert owner.run("new", "project", "Second").exit_code == 0
    example, second = load(mine / "content").content.projects
    assert example.sections[-1].btn_url == second.href  # pyright: ignore
    assert second.sections[-1].btn_url == example.href  # pyright: ignore


def test_a_folder_with_something_in_it_is_left_alone(owner: Owner, project: Path) -> None:
    mine = project.parent / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear diary")
    assert "not empty" in owner.refuses("init", str(mine))
    assert [it.name for it in mine.iterdir()] == ["letter.txt"]


def test_an_empty_folder_is_taken(owner: Owner, project: Path) -> None:
    mine = project.parent / "mine"
    mine.mkdir()
    assert owner.run("init", str(mine)).exit_code == 0
    assert (mine / "content/site.yaml").exists()


def test_a_folder_within_the_project_is_refused(owner: Owner, project: Path) -> None:
    assert "within this project" in owner.refuses("init", str(project / "mine"))


def test_a_failure_in_the_middle_leaves_no_folder(
    owner: Owner, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_: Path) -> bool:
        raise OSError("No space left on device")

    monkeypatch.setattr(site, "first_commit", full_disk)
    beside = set(project.parent.iterdir())
    assert "No space left" in owner.refuses("init", str(project.parent / "mine"))
    assert set(project.parent.iterdir()) == beside


def test_without_git_there_is_a_site_and_a_word_about_it(
    owner: Owner, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    result = owner.run("init", str(project.parent / "mine"))
    assert result.exit_code == 0
    assert "no git on this machine" in result.output
