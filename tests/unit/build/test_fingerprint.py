"""A build is needed when a file or setting that the site depends on has changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from portfolio.build import build_site as build_site
from portfolio.build.fingerprint import fingerprint


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("CONTENT", raising=False)
    monkeypatch.delenv("SITE_PATH", raising=False)
    for name in (
        "content/site.yaml",
        "portfolio/commands/cli.py",
        "assets/svg/bomb.svg",
        "rxconfig.py",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path


@pytest.mark.parametrize("name", ["content/site.yaml", "assets/svg/bomb.svg", "rxconfig.py"])
def test_the_build_fingerprint_changes_when_any_source_file_changes(root: Path, name: str) -> None:
    before = fingerprint(root)
    (root / name).write_text("other")
    assert fingerprint(root) != before


@pytest.mark.parametrize("slug", ["external", "generated"])
def test_a_project_may_have_the_name_of_a_folder_that_the_build_fills(
    root: Path, slug: str
) -> None:
    before = fingerprint(root)
    file = root / "content" / "projects" / slug / "project.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("title: A project")
    assert fingerprint(root) != before


def test_the_build_fingerprint_changes_when_a_file_is_renamed_or_moved(root: Path) -> None:
    before = fingerprint(root)
    (root / "content/site.yaml").rename(root / "content/home.yaml")
    renamed = fingerprint(root)
    (root / "content/home.yaml").rename(root / "portfolio/home.yaml")
    assert len({before, renamed, fingerprint(root)}) == 3


def test_the_build_fingerprint_ignores_modification_times(root: Path) -> None:
    before = fingerprint(root)
    os.utime(root / "content/site.yaml", (1, 1))
    assert fingerprint(root) == before


@pytest.mark.parametrize(
    "name",
    [
        "assets/generated/a.css",
        "assets/external/x.js",
        "portfolio/__pycache__/cli.pyc",
        "README.md",
    ],
)
def test_the_build_fingerprint_ignores_files_that_the_build_writes(root: Path, name: str) -> None:
    before = fingerprint(root)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text("made")
    assert fingerprint(root) == before


def test_the_build_fingerprint_covers_settings_and_content_elsewhere(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint(root)
    monkeypatch.setenv("SITE_PATH", "/portfolio")
    assert fingerprint(root) != before
    monkeypatch.delenv("SITE_PATH")
    elsewhere = tmp_path_factory.mktemp("words")
    (elsewhere / "site.yaml").write_text("one")
    monkeypatch.setenv("CONTENT", str(elsewhere))
    before = fingerprint(root)
    (elsewhere / "site.yaml").write_text("two")
    assert fingerprint(root) != before


def test_every_output_folder_has_a_build_stamp_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_site, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(build_site, "fingerprint", lambda: "now")
    for name, mark in (("dist", "now"), ("dist-other", "before")):
        (tmp_path / name).mkdir()
        (tmp_path / "cache").mkdir(exist_ok=True)
        (tmp_path / "cache" / f"built-{name}").write_text(mark)
    assert build_site.is_current(tmp_path / "dist")
    assert not build_site.is_current(tmp_path / "dist-other")
    assert not build_site.is_current(tmp_path / "never-built")
