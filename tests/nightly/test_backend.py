"""A page with state: refused where there is no backend, and alive where its address is set."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.conftest import NewPage
from tests.support.network_faults import expect_readable
from tests.support.project_copy import free_port, project_copy
from tests.support.server import serving

pytestmark = pytest.mark.xdist_group("backend")

COUNTER = '''"""A page that counts in Python."""

import reflex as rx

from portfolio.pages import page


class Counter(rx.State):
    """A number that the backend keeps."""

    number: int = 0

    @rx.event
    def add(self):
        """Adds one."""
        self.number += 1


@page("/counter", title="Counter", description="It counts in Python.")
def counter() -> rx.Component:
    """Returns the number and a button."""
    return rx.fragment(
        rx.el.p("Number: ", Counter.number),
        rx.el.button("Add one", on_click=Counter.add),
    )
'''
PLACE = "portfolio/pages/counter.py"
LINES = {COUNTER[: COUNTER.index(text)].count("\n") + 1 for text in ("rx.el.p(", "rx.el.button(")}
PATIENCE = 120_000
"""Milliseconds for a backend that starts on a busy machine."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a page that has state."""
    copy = project_copy(tmp_path_factory.mktemp("backend") / "site")
    (copy / PLACE).write_text(COUNTER)
    return copy


def portfolio(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command of the project and returns what it printed."""
    return subprocess.run(
        [sys.executable, "-m", "portfolio", *command],
        cwd=project,
        text=True,
        capture_output=True,
        check=False,
    )


@contextmanager
def backend(project: Path, port: int) -> Iterator[None]:
    """Runs Reflex's backend for the time of the block."""
    command = ["reflex", "run", "--env", "prod", "--backend-only", "--backend-port", str(port)]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    process = subprocess.Popen(
        command, cwd=project, env={**os.environ, "PATH": path}, start_new_session=True
    )
    try:
        deadline = time.monotonic() + PATIENCE / 1000
        while not _answers(port):
            assert process.poll() is None, "the backend has ended"
            assert time.monotonic() < deadline, "the backend does not answer"
            time.sleep(0.2)
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait()


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://localhost:{port}/ping"):
            return True
    except (URLError, ConnectionError):
        return False


@pytest.mark.parametrize("command", ["check", "build"])
def test_a_page_with_state_is_refused_by_name_without_a_backend(
    project: Path, command: str
) -> None:
    done = portfolio(project, command)
    assert done.returncode == 1
    said = done.stdout + done.stderr
    assert "/counter" in said
    assert PLACE in said
    for line in LINES:
        assert f"{line}" in said
    for way_out in ("island", "client_state", "api_url"):
        assert way_out in said
    assert "Traceback" not in said
    assert not (project / "dist").exists()


def test_an_exported_page_with_state_counts_with_a_backend(
    project: Path, new_page: NewPage
) -> None:
    port = free_port()
    config = project / "rxconfig.py"
    setting = f'    app_name="portfolio",\n    api_url="http://localhost:{port}",\n'
    config.write_text(config.read_text().replace('    app_name="portfolio",\n', setting))
    built = portfolio(project, "build")
    assert built.returncode == 0, built.stdout + built.stderr
    with backend(project, port), serving(project / "dist") as address:
        # On a name of this machine Reflex connects to the name that the page has.
        address = address.replace("127.0.0.1", "localhost")
        page = new_page("websocket", base_url=address, bypass_csp=False)
        page.goto("/counter")
        number = page.get_by_text("Number: ")
        expect(number).to_have_text("Number: 0")
        for expected in (1, 2):
            page.get_by_role("button", name="Add one").click()
            expect(number).to_have_text(f"Number: {expected}", timeout=30_000)
        lean = new_page(base_url=address, bypass_csp=False)
        lean.goto("/projects")
        expect_readable(lean)
        lean.wait_for_load_state("networkidle")
