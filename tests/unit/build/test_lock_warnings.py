"""`check` names the npm packages that a site has locked in another release than the engine's."""

from __future__ import annotations

import json
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.lock_warnings import PACKAGES_FILE, lock_warnings


def lock(folder: Path, **packages: str) -> Path:
    write_file(folder / PACKAGES_FILE, json.dumps({"dependencies": packages}))
    return folder


def test_a_package_in_another_release_than_the_engines_is_named(tmp_path: Path) -> None:
    site = lock(tmp_path / "site", gsap="^3.14.0", react="^19.3.1", mine="^1.0.0")
    engine = lock(tmp_path / "engine", gsap="^3.15.0", react="^19.3.1")
    (warning,) = lock_warnings(site, engine)
    assert (warning.file, warning.field, warning.found) == (PACKAGES_FILE, "gsap", '"^3.14.0"')
    assert "^3.15.0" in warning.problem


def test_a_site_without_a_lock_file_has_nothing_to_compare(tmp_path: Path) -> None:
    assert [*lock_warnings(tmp_path, lock(tmp_path / "engine", gsap="^3.15.0"))] == []
