"""Marks what is here, so that `make nightly` can run it, and installs the engine once."""

from pathlib import Path

import pytest

from portfolio.scaffold.engine_wheel import write_engine_wheel
from portfolio.scaffold.site import TEMPLATE
from tests.support.installed_engine import InstalledEngine
from tests.support.project_copy import PROJECT, run_module

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder; the hook gets those of other folders, too."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> InstalledEngine:
    """The engine, in an environment of its own, which has what new sites install and no more.

    Who asks for it is in the group "installed engine", so that one worker installs it once.
    """
    folder = tmp_path_factory.mktemp("installed")
    engine = InstalledEngine(folder / "engine", write_engine_wheel(folder))
    engine.run(folder, "python3 -m venv engine")
    engine.run(folder, f"engine/bin/pip install -r {TEMPLATE / 'vendor/requirements.lock'}")
    engine.run(folder, "engine/bin/pip install --no-index digital_sandbox-*.whl")
    return engine


@pytest.fixture(scope="session")
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site with the sample, made in this checkout, which tests copy."""
    folder = tmp_path_factory.mktemp("new-site") / "mine"
    run_module(PROJECT, "portfolio", "init", str(folder))
    return folder
