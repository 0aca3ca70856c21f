"""Packages of islands stay installed, whichever of them pages use; scripts of sections differ.

``reflex.lock`` follows the code and not the content.
"""

import importlib
from pathlib import Path

import rxconfig
import sandbox_islands
from portfolio.build.generate_assets import PAGE_SCRIPT_FILE, section_scripts
from portfolio.reflex_config import ISLAND_PACKAGES
from sandbox_islands.islands.island import Island

FOLDER = Path(sandbox_islands.__file__).parent


def test_every_package_of_an_island_is_named_in_the_configuration() -> None:
    for file in FOLDER.glob("*/component.py"):
        importlib.import_module(f"sandbox_islands.{file.parent.name}.component")
    needed = {
        package.rpartition("@")[0] or package
        for island in Island.__subclasses__()
        if island.__module__.startswith("sandbox_islands.")
        for package in island.get_fields()["lib_dependencies"].default_value()
    }
    missing = needed - set(ISLAND_PACKAGES)
    assert not missing, f"name them in ISLAND_PACKAGES of reflex_config.py: {missing}"


def test_no_package_of_an_island_is_named_as_a_development_dependency_too() -> None:
    """Reflex moves such a package in the lock file with the last page that uses the island."""
    named = {
        package.rpartition("@")[0] or package
        for plugin in rxconfig.config.plugins
        for package in plugin.get_frontend_development_dependencies()
    }
    assert named
    assert not named & {*ISLAND_PACKAGES}


def test_packages_that_are_always_installed_have_the_releases_that_components_name() -> None:
    """Reflex warns in each build of a release that the configuration names, too."""
    packages = rxconfig.config.frontend_packages
    assert "@radix-ui/themes" in packages
    assert [it for it in packages if "@" in it[1:]] == []


def test_section_scripts_have_different_names() -> None:
    names = [PAGE_SCRIPT_FILE, *(script.name for script in section_scripts())]
    assert len(names) > 1
    assert sorted(names) == sorted({*names})
