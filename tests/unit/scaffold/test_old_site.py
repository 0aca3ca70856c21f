"""A copied site becomes a small one: its own code comes along, and other changes are listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.errors import CommandError
from portfolio.scaffold import site
from tests.support.git import commit
from tests.support.own_site import OwnSite

pytestmark = pytest.mark.nightly

PAGE = """import reflex as rx
from custom_components.counter.component import Counter
from custom_components.video.component import Video
from portfolio.pages import page


@page("/about", title="About me", description="Who I am.")
def about():
    return rx.el.p("Words")
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copied site as it was made, with one commit."""
    folder = tmp_path / "old"
    folder.mkdir()
    OwnSite.made_in(folder)
    engine = ("portfolio/pages/home.py", "portfolio/theme/base.css")
    engine += ("custom_components/video/component.py",)
    write_files({folder / name: "the engine's" for name in engine})
    commit(folder)
    return folder


@pytest.fixture
def changed(old: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copied site with a page and an island of its own, and a changed stylesheet."""
    files = {
        "portfolio/pages/about.py": PAGE,
        "portfolio/theme/base.css": "mine",
        "portfolio/theme/own.css": "mine",
        "custom_components/counter/component.py": "class Counter: ...",
        "custom_components/counter/counter.jsx": "// mine",
    }
    write_files({old / name: text for name, text in files.items()})
    commit(old)
    monkeypatch.setattr(site, "write_engine_wheel", lambda folder: folder / "engine.whl")
    return old


def test_own_pages_and_islands_of_a_copied_site_come_along(changed: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    made = site.init_site(new, old=changed)
    assert made.copied == ["pages/about.py", "islands/counter/"]
    assert made.left == ["portfolio/theme/base.css", "portfolio/theme/own.css"]
    assert (new / "islands/counter/counter.jsx").read_text() == "// mine"
    moved = PAGE.replace("custom_components.counter", "islands.counter")
    moved = moved.replace("custom_components.video", "sandbox_islands.video")
    assert (new / "pages/about.py").read_text() == moved
    assert not (new / "portfolio").exists()
    ended = OwnSite(new).checked()
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_without_git_files_are_listed_that_the_engine_has_not(
    changed: Path, tmp_path: Path
) -> None:
    (changed / ".git").rename(tmp_path / "git")
    assert site.init_site(tmp_path / "new", old=changed).left == ["portfolio/theme/own.css"]


def test_a_folder_that_holds_no_copied_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"has no content/"):
        site.init_site(tmp_path / "new", old=tmp_path)
    assert not (tmp_path / "new").exists()
