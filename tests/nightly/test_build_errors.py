"""`make site` with a mistake: it says where and what, and `dist/` stays as it is."""

import subprocess
import sys
from pathlib import Path

import pytest

from portfolio.commands.build import FALLBACK_PAGE
from portfolio.environment import environment
from tests.support import mistakes
from tests.support.mistakes import Mistake
from tests.support.project_copy import attempt, project_copy

pytestmark = pytest.mark.xdist_group("build errors")

TIMEOUT = 300
"""Seconds that a busy machine gets for a build."""

EXPORT = ("reflex", "export", "--frontend-only", "--no-zip")
RUN = ("reflex", "run", "--frontend-only", "--frontend-port", "4599")

MISTAKES = {
    "the first render": Mistake(
        "custom_components/sandbox_islands/video/video.jsx",
        "export function Video(",
        "export function Video() {\n  return window.name;\n}\nfunction Before(",
        "ReferenceError: window is not defined",
        "custom_components/sandbox_islands/video/video.jsx:",
    ),
    "a link of finished pages": Mistake(
        "portfolio/layout/page_layout.py",
        'href="#main"',
        'href="/mian"',
        'expected a page or a file of this site; found "/mian"',
        "/404: ",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a site that was built before."""
    copy = project_copy(tmp_path_factory.mktemp("build") / "project")
    (copy / "dist").mkdir(exist_ok=True)
    (copy / "dist" / FALLBACK_PAGE).write_text("the last good site")
    return copy


def run(folder: Path, mistake: Mistake, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs a module of Python while a file has a mistake; it has to fail."""
    words = (sys.executable, "-m", *command)
    with mistake.made(folder):
        ended = attempt(folder, *words, env=environment(), timeout=TIMEOUT)
    assert ended.returncode == 1, ended.stdout
    return ended


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_failed_build_names_the_place_first_and_says_the_cause(folder: Path, kind: str) -> None:
    mistake = MISTAKES[kind]
    said = run(folder, mistake, "portfolio", "build").stderr
    first, *_, last = said.splitlines()
    assert first.startswith(mistake.place)
    assert mistake.message in said
    assert "Compiling production app" in (folder / last.rpartition(" ")[2]).read_text()
    assert (folder / "dist" / FALLBACK_PAGE).read_text() == "the last good site"


@pytest.mark.parametrize("command", [EXPORT, RUN], ids=" ".join)
def test_commands_of_reflex_print_a_mistake_in_content_without_traceback(
    folder: Path, command: tuple[str, ...]
) -> None:
    ended = run(folder, mistakes.CONTENT, *command)
    assert mistakes.CONTENT.place in ended.stderr
    assert mistakes.CONTENT.message in ended.stderr
    assert "Traceback" not in ended.stdout + ended.stderr
