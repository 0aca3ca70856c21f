"""Marks what is here, so that `make nightly` can run it, and installs the engine once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from portfolio.models.theme_files import ENGINE_THEME_NAMES
from portfolio.scaffold.engine_wheel import write_engine_wheel
from portfolio.testing.server import serving
from tests.support.installed_engine import InstalledEngine
from tests.support.linked_site import build, lay_out
from tests.support.project_copy import PROJECT, replace_once, run_module

HERE = Path(__file__).parent

TITLES = {
    "de": ["Willkommen auf meiner", "Digitalen", "Experimentierwiese"],
    "ar": ["أهلا بكم في", "ملعب التجارب", "الرقمية الخاصة بي"],
}
"""Long titles, by language."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder; the hook gets those of other folders, too."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> InstalledEngine:
    """The engine, installed in an environment of its own.

    Who asks for it is in the group "installed engine", so that one worker installs it once.
    """
    folder = tmp_path_factory.mktemp("installed")
    engine = InstalledEngine(folder / "engine", write_engine_wheel(folder))
    engine.run(folder, "python3 -m venv engine")
    engine.run(folder, "engine/bin/pip install digital_sandbox-*.whl")
    return engine


@pytest.fixture(scope="session")
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site with the sample, made in this checkout, which tests copy."""
    folder = tmp_path_factory.mktemp("new-site") / "mine"
    run_module(PROJECT, "portfolio", "init", str(folder))
    return folder


@pytest.fixture(
    scope="session",
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(f"theme {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def in_theme(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where the sample is served in a theme and in three languages; once for each theme."""
    folder = tmp_path_factory.mktemp("theme")
    content = lay_out(folder)
    languages = f"languages: [en, {', '.join(TITLES)}]\n"
    replace_once(content / "site.yaml", "language: en\n", languages)
    for language, lines in TITLES.items():
        words = f"heading: {' '.join(lines)}\nlettering: [{', '.join(lines)}]\n"
        (content / f"home.{language}.yaml").write_text(words)
    (content / "theme.yaml").write_text(f"extends: {request.param}\n")
    build(folder / "dist", SITE_PATH="/")
    with serving(folder / "dist") as server:
        yield server
