"""Time from saving a change to seeing it in the browser: `python -m bench.dev`."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.results import write_section
from tests.support.chromium import launch_options
from tests.support.project_copy import developing, project_copy

ROUNDS = 5
BUDGET = 2.0
"""Seconds from the save until the page has the new text, on an idle machine."""

REST = 1_500
"""Milliseconds between two changes, so that one does not wait for the other."""

Change = Callable[[Path, str], None]


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    rows: dict[str, list[float]] = {}
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = project_copy(Path(place) / "project")
        with developing(folder) as address:
            browser = playwright.chromium.launch(**launch_options())
            page = browser.new_page(reduced_motion="reduce")
            page.goto(address)
            page.wait_for_load_state("networkidle")
            for name, change in CHANGES.items():
                rows[name] = [measured(page, folder, change, number) for number in range(ROUNDS)]
            browser.close()
    lines = [
        f"Seconds from a save until `make dev` shows it, {ROUNDS} times. Target: {BUDGET:g} s.",
        "",
        "| what is changed | median | worst |",
        "|---|---:|---:|",
        *(f"| {it} | {statistics.median(row):.2f} | {max(row):.2f} |" for it, row in rows.items()),
    ]
    write_section("Live reload", "\n".join(lines))
    print("\n".join(lines))
    sys.exit(any(statistics.median(row) > BUDGET for row in rows.values()))


def measured(page: Page, folder: Path, change: Change, number: int) -> float:
    """Returns the seconds from a save until its words are in the page."""
    words = f"Change number {number} of {change.__name__}"
    start = time.monotonic()
    change(folder, words)
    page.wait_for_function("words => document.body.innerText.includes(words)", arg=words)
    took = time.monotonic() - start
    page.wait_for_timeout(REST)
    return took


def content(folder: Path, words: str) -> None:
    """Changes a line of content."""
    _line(folder / "content/home.yaml", "projectsHeading:", f"projectsHeading: {words}")


def python(folder: Path, words: str) -> None:
    """Changes a line of Python."""
    _line(
        folder / "portfolio/pages/home.py",
        "        *home_person(content),",
        f'        *home_person(content), rx.el.p("{words}"),',
    )


CHANGES: dict[str, Change] = {"content": content, "Python": python}


def _line(file: Path, start: str, line: str) -> None:
    lines = file.read_text().splitlines()
    index = next(number for number, text in enumerate(lines) if text.startswith(start))
    lines[index] = line
    file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
