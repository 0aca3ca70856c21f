"""Reflex's own commands make what ``make site`` makes, with no variable set."""

import os
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.conftest import NewPage
from tests.support.http import free_port
from tests.support.project_copy import PROJECT, attempt, project_copy, replace_once, wait_for
from tests.support.tree import changed, tree

pytestmark = pytest.mark.xdist_group("reflex commands")

PATIENCE = 120_000
"""Milliseconds for a server that starts, or recompiles, on a busy machine."""

BIN = str(Path(sys.executable).parent)


def active_environment() -> dict[str, str]:
    """Returns the variables of a shell in which the virtual environment is active, and no others
    that this project or Reflex reads."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("REFLEX_", "PORTFOLIO_")) and name not in {"SITE_PATH", "CONTENT"}
    }
    return {**kept, "PATH": os.pathsep.join([BIN, os.environ["PATH"]])}


ODD_SHELL = {
    "NODE_ENV": "development",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
    "LC_ALL": "C",
}
"""Variables of a shell for other work, whose encoding is ASCII."""


def export(project: Path, *options: str) -> None:
    """Exports the project's site with Reflex's own command, in a shell that is set for others."""
    command = ("reflex", "export", "--frontend-only", *options)
    done = attempt(project, *command, env={**active_environment(), **ODD_SHELL})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which nothing was built."""
    return project_copy(tmp_path_factory.mktemp("reflex-commands") / "site")


def test_reflex_export_to_a_folder_or_zip_is_the_built_site_with_its_lock(project: Path) -> None:
    built = tree(PROJECT / "dist")
    assert "resume.pdf" in built
    assert b"<h1" in built["404.html"]
    export(project, "--no-zip")
    assert changed(built, tree(project / ".web" / "build" / "client")) == []
    export(project)
    with zipfile.ZipFile(project / "frontend.zip") as archive:
        exported = {name: archive.read(name) for name in archive.namelist()}
    assert changed(built, exported) == []
    committed = PROJECT / "reflex.lock" / "package-lock.json"
    assert (project / "reflex.lock" / "package-lock.json").read_text() == committed.read_text()


def test_reflex_run_serves_the_site_and_reloads_it(project: Path, new_page: NewPage) -> None:
    ports = free_port(), free_port()
    command = ["reflex", "run", "--frontend-port", str(ports[0]), "--backend-port", str(ports[1])]
    catalogue = project / "portfolio" / "i18n" / "words.py"
    before = catalogue.read_text()
    server = subprocess.Popen(
        command, cwd=project, env=active_environment(), start_new_session=True
    )
    try:
        address = f"http://localhost:{ports[0]}"
        wait_for(address)
        # Vite says in the console what it connects to, and reloads while modules load.
        page = new_page(".*", base_url=address)
        page.goto("/resume", timeout=PATIENCE)
        words = page.get_by_role("link", name="Skip to content")
        expect(words).to_be_attached(timeout=PATIENCE)
        pdf = page.request.get("/resume.pdf")
        assert pdf.body().startswith(b"%PDF")
        # Reflex does not compile for a change that comes before its backend is there.
        wait_for(f"http://localhost:{ports[1]}/ping")
        replace_once(catalogue, "Skip to content", "Skip to the words")
        reloaded = page.get_by_role("link", name="Skip to the words")
        expect(reloaded).to_be_attached(timeout=PATIENCE)
    finally:
        catalogue.write_text(before)
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
