"""A copied site moves to the package by the five steps of the document, as they are written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from tests.support.git import commit
from tests.support.installed_engine import InstalledEngine
from tests.support.own_site import OWN_CODE
from tests.support.project_copy import (
    PROJECT,
    copy_cache,
    copy_tracked,
    link_packages,
    replace_once,
    wait_for,
)
from tests.support.walkthrough import commands

pytestmark = pytest.mark.xdist_group("installed engine")

CONTENT_2_0 = PROJECT / "tests/fixtures/site_2_0/content"


@pytest.fixture
def old_site(engine: InstalledEngine) -> Path:
    """A copy of the whole project beside the environment, with a small site of an owner in it.

    The owner has a page and an island, and has changed the engine in one place.
    """
    old = engine.environment.with_name("old-site")
    copy_tracked(old)
    shutil.rmtree(old / "content")
    shutil.copytree(CONTENT_2_0, old / "content")
    commit(old)
    shutil.copytree(OWN_CODE / "islands/counter", old / "custom_components/counter")
    page = (OWN_CODE / "pages/about.py").read_text()
    own = page.replace("islands.counter", "custom_components.counter")
    write_files({old / "portfolio/pages/about.py": own})
    replace_once(old / "portfolio/theme/base.css", "html", "html ")
    return old


def test_the_five_steps_move_a_copied_site(engine: InstalledEngine, old_site: Path) -> None:
    folder, new_site = old_site.parent, old_site.with_name("new-site")
    # The fixture `engine` has run the first two.
    _, _, init, enter, *makes = commands(PROJECT / "docs/moving-to-the-package.md")
    said = engine.run(folder, init)
    assert "pages/about.py" in said
    assert "islands/counter/" in said
    assert "portfolio/theme/base.css" in said

    assert enter == "cd new-site"
    engine.lend(new_site)
    copy_cache(PROJECT, new_site)
    link_packages(new_site)
    check, serve, test = makes
    assert "content/ is valid" in engine.run(new_site, check)
    with engine.serving(new_site, serve) as address:
        wait_for(f"{address}/about")
    tested = engine.run(new_site, test)
    assert "test_page[/about] PASSED" in tested
    assert "FAILED" not in tested
