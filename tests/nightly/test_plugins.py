"""Reflex's folder follows rxconfig.py and the pages: nothing stays of what has been taken away."""

import json
from pathlib import Path

import pytest

from tests.support.project_copy import PROJECT, empty_site, replace_once, run_module

pytestmark = pytest.mark.xdist_group("plugins")

PAGE = '''"""A page with classes of Tailwind and a package of its own."""

import reflex as rx

from portfolio import page


class Confetti(rx.NoSSRComponent):
    """Paper."""

    library = "canvas-confetti@1.9.3"
    tag = "create"


@page("/card", title="Card", description="A card.")
def card() -> rx.Component:
    """Returns a card."""
    return rx.el.p("Words", Confetti.create(), class_name="p-4")
'''
TAILWIND = "plugins=[rx.plugins.TailwindV4Plugin()]"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the plugin of Tailwind, and a page that needs a package."""
    folder = empty_site(tmp_path_factory.mktemp("plugins") / "site")
    (folder / "pages").mkdir(exist_ok=True)
    (folder / "pages/card.py").write_text(PAGE)
    replace_once(folder / "rxconfig.py", "config()", f"config({TAILWIND})")
    replace_once(
        folder / "rxconfig.py", "import portfolio", "import portfolio\nimport reflex as rx"
    )
    run_module(folder, "portfolio", "build")
    return folder


def packages(site: Path) -> set[str]:
    """Returns the npm packages that a site has locked."""
    locked = json.loads((site / "reflex.lock/package.json").read_text())
    return {*locked["dependencies"], *locked["devDependencies"]}


def test_builds_go_on_when_a_plugin_and_the_last_page_of_a_package_are_gone(site: Path) -> None:
    assert "p-4" in (site / "dist/card.html").read_text()
    assert {"canvas-confetti", "tailwindcss"} <= packages(site)
    replace_once(site / "rxconfig.py", TAILWIND, "")
    (site / "pages/card.py").unlink()
    run_module(site, "portfolio", "build")
    assert not (site / "dist/card.html").exists()
    assert packages(site) == packages(PROJECT)
    assert not (site / ".web/node_modules/tailwindcss").exists()
