"""Changes behind links count as those of the folders that the links are in."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.dev import watched_folders as module
from portfolio.dev.watched_folders import linked_folders, watched_folders


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder with another one in it, beside the site."""
    (tmp_path / "outside" / "inner").mkdir(parents=True)
    return tmp_path / "outside"


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "site" / "content" / "projects").mkdir(parents=True)
    return tmp_path / "site" / "content"


def test_the_targets_of_links_are_found_however_deep_the_links_are(
    content: Path, outside: Path
) -> None:
    far = outside.with_name("far")
    far.mkdir()
    (outside / "inner" / "farther").symlink_to(far)
    (content / "projects" / "loans").symlink_to(outside)
    assert linked_folders(content) == [far, outside]


def test_links_within_a_folder_and_broken_ones_lead_to_nothing_new(content: Path) -> None:
    (content / "projects" / "again").symlink_to(content)
    (content / "gone").symlink_to(content / "nowhere")
    assert linked_folders(content) == []


def test_a_content_folder_that_is_a_link_has_only_the_targets_of_links_in_it(
    content: Path, outside: Path
) -> None:
    link = content.with_name("linked")
    link.symlink_to(content)
    (content / "projects" / "loans").symlink_to(outside)
    assert linked_folders(link) == [outside]


def test_targets_are_watched_and_those_of_what_builds_write_are_not(
    content: Path, outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = content.with_name("assets")
    (assets / "external").mkdir(parents=True)
    (assets / "external" / "island").symlink_to(outside / "inner")
    (assets / "photographs").symlink_to(outside)
    for name, value in {
        "CONTENT": content,
        "ASSETS": assets,
        "WATCHED": (content, assets, content / "missing"),
        "GENERATED_FOLDERS": [assets / "external"],
    }.items():
        monkeypatch.setattr(module, name, value)
    assert watched_folders() == [content, assets, outside]
