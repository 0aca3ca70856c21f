"""A build is needed when a file or setting that the site depends on has changed."""

import os
from pathlib import Path

import pytest

from portfolio.atomic_write import write_file, write_files
from portfolio.build import build_site
from portfolio.build.build_site import fingerprint

SOURCES = ("content/site.yaml", "portfolio/commands/cli.py", "assets/svg/bomb.svg", "rxconfig.py")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("CONTENT", raising=False)
    monkeypatch.delenv("SITE_PATH", raising=False)
    write_files({tmp_path / name: name for name in SOURCES})
    return tmp_path


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        *((name, True) for name in SOURCES),
        # A project may have the name of a folder that the build fills.
        ("content/projects/external/project.yaml", True),
        ("content/projects/generated/project.yaml", True),
        ("assets/generated/a.css", False),
        ("assets/external/x.js", False),
        ("portfolio/__pycache__/cli.pyc", False),
        ("content/resume.json.old", False),
        ("README.md", False),
    ],
)
def test_the_build_fingerprint_changes_with_sources_and_not_with_files_that_the_build_writes(
    root: Path, name: str, changes: bool
) -> None:
    before = fingerprint(root, (root / "portfolio",))
    write_file(root / name, "other")
    assert (fingerprint(root, (root / "portfolio",)) != before) == changes


def test_the_build_fingerprint_changes_when_a_file_is_renamed_or_moved(root: Path) -> None:
    before = fingerprint(root, (root / "portfolio",))
    os.utime(root / "content/site.yaml", (1, 1))
    assert fingerprint(root, (root / "portfolio",)) == before
    (root / "content/site.yaml").rename(root / "content/home.yaml")
    renamed = fingerprint(root, (root / "portfolio",))
    (root / "content/home.yaml").rename(root / "portfolio/home.yaml")
    assert len({before, renamed, fingerprint(root, (root / "portfolio",))}) == 3


def test_the_build_fingerprint_covers_settings_and_content_elsewhere(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path_factory.mktemp("words") / "site.yaml"
    found = {fingerprint(root, (root / "portfolio",))}
    monkeypatch.setenv("SITE_PATH", "/portfolio")
    found.add(fingerprint(root, (root / "portfolio",)))
    monkeypatch.setenv("CONTENT", str(elsewhere.parent))
    for text in ("one", "two"):
        elsewhere.write_text(text)
        found.add(fingerprint(root, (root / "portfolio",)))
    assert len(found) == 4


def test_every_output_folder_has_a_build_stamp_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_site, "CACHE", tmp_path / "cache")
    for name, stamp in (("dist", "now"), ("dist-other", "before")):
        write_files({tmp_path / name / "index.html": "", tmp_path / f"cache/built-{name}": stamp})
    names = ("dist", "dist-other", "never-built")
    assert [it for it in names if build_site.is_current(tmp_path / it, "now")] == ["dist"]
