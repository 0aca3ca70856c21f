"""A page with state: refused where there is no backend, and alive while developing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.project_copy import (
    attempt,
    developing,
    project_copy,
)

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
        return rx.toast(f"Counted to {self.number}.")


@page("/counter", title="Counter", description="It counts in Python.")
def counter() -> rx.Component:
    """Returns the number and a button."""
    return rx.fragment(
        rx.el.p("Number: ", Counter.number),
        rx.el.button("Add one", on_click=Counter.add),
        rx.toast.provider(),
    )
'''
PLACE = "portfolio/pages/counter.py"
LINE = COUNTER[: COUNTER.index("@page")].count("\n") + 1


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a page that has state."""
    copy = project_copy(tmp_path_factory.mktemp("backend") / "site")
    (copy / PLACE).write_text(COUNTER)
    return copy


@pytest.mark.parametrize("command", ["check", "build"])
def test_a_page_with_state_is_refused_by_name_without_a_backend(
    project: Path, command: str
) -> None:
    done = attempt(project, sys.executable, "-m", "portfolio", command)
    assert done.returncode == 1
    said = done.stdout + done.stderr
    for words in ("/counter", f"{PLACE}:{LINE}:1", "island", "client_state", "api_url"):
        assert words in said
    assert "Traceback" not in said
    assert not (project / "dist").exists()


def test_a_page_of_the_live_server_counts_with_the_backend_that_runs_beside_it(
    project: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFLEX_API_URL", "https://api.invalid")
    with developing(project) as address:
        page = browser.new_page(base_url=address)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.goto("/counter")
        number = page.get_by_text("Number: ")
        expect(number).to_have_text("Number: 0", timeout=60_000)
        page.get_by_role("button", name="Add one").click()
        expect(number).to_have_text("Number: 1", timeout=30_000)
        assert any("/_event" in url for url in asked)
        assert [url for url in asked if "api.invalid" in url] == []
        page.close()
