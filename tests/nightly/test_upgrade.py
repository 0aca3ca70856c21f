"""A site that the engine of version 2.0.0 made, with a newer engine.

``tests/fixtures/site_2_0`` is what ``init --empty`` of that version made, with fewer stickers and
small pictures, and without its wheel and the lock file of npm.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portfolio.scaffold.engine_wheel import build_engine_wheel
from tests.support.installed_engine import InstalledEngine, copied
from tests.support.project_copy import PROJECT, copy_tracked, replace_once

pytestmark = pytest.mark.xdist_group("installed engine")

SITE_2_0 = PROJECT / "tests/fixtures/site_2_0"
NEWER = "2.999.0"


@pytest.fixture(scope="module")
def newer(engine: InstalledEngine, tmp_path_factory: pytest.TempPathFactory) -> InstalledEngine:
    """The engine of this checkout as a later release."""
    folder = tmp_path_factory.mktemp("newer")
    checkout = folder / "checkout"
    copy_tracked(checkout)
    version = f'__version__ = "{engine.version}"'
    replace_once(checkout / "portfolio/__init__.py", version, f'__version__ = "{NEWER}"')
    return engine.with_newer(build_engine_wheel(checkout, folder), folder / "environment")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the site, with the npm packages of this engine."""
    site = copied(SITE_2_0, tmp_path / "site")
    shutil.copytree(PROJECT / "reflex.lock", site / "reflex.lock")
    return site


def test_a_site_of_2_0_is_valid_and_is_built_by_a_newer_engine(
    newer: InstalledEngine, site: Path
) -> None:
    assert newer.version == NEWER
    assert newer.run(site, "portfolio check").splitlines()[-1].startswith("content/ is valid;")
    # What the site of 2.0.0 has of the player comes before the engine's own.
    mine = site / "assets/player/options.js"
    mine.write_text(f"// Mine.\n{mine.read_text()}")
    newer.run(site, "portfolio build")
    assert (site / "dist/projects/example-project.html").exists()
    assert (site / "dist/player/options.js").read_bytes() == mine.read_bytes()


def test_a_key_that_a_newer_engine_has_renamed_is_said_with_its_line_and_new_name(
    newer: InstalledEngine, site: Path
) -> None:
    home = site / "content/home.yaml"
    replace_once(home, "playground:\n", "playground:\n  mushroom: /svg/mushroom.svg\n")
    line = home.read_text().splitlines().index("  mushroom: /svg/mushroom.svg") + 1
    ended = newer.attempt(site, "portfolio check")
    assert ended.returncode == 1
    assert f"content/home.yaml:{line}:3  playground.mushroom: this key has been replaced" in (
        ended.stderr
    )
    assert "it is `mascot` in content/theme.yaml now" in ended.stderr


def test_an_older_engine_refuses_a_site_of_the_newer_with_one_sentence(
    engine: InstalledEngine, newer: InstalledEngine, site: Path
) -> None:
    (site / "requirements.txt").write_text(f"./vendor/{newer.wheel.name}\nreflex\n")
    replace_once(site / "content/site.yaml", "tagline:", "keyOfTheFuture:")
    ended = engine.attempt(site, "portfolio build")
    assert ended.returncode == 1
    assert f"expected digital-sandbox {NEWER} or newer" in ended.stderr
    assert "requirements.txt:1:10" in ended.stderr
    assert "keyOfTheFuture" not in ended.stderr
