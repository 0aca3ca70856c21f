"""Runs the project's own browser tests on the built site of another project's folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.support import blocks
from tests.support.project_copy import PROJECT, run_module

OF_CONTENT = tuple(
    f"tests/e2e/test_{name}.py"
    for name in (
        *("routes", "page_layout", "home", "resume", "files", "links", "markup", "react"),
        *("navigation", "no_javascript", "loading_indicator", "failures", "forced_colors"),
        "security",
    )
)
"""Those that look up in the content what a page should say, but for the slowest."""

SHARED = (Path("tests/tools/node_modules"), blocks.FOLDER.relative_to(PROJECT))
"""What tests need besides the site: npm's tools, and the tests' own site, which is the same."""

OF_ENGINES = ("tests/slow/test_engines.py", "tests/slow/test_engine_layout.py")
"""Those in Firefox and WebKit."""


def run_browser_tests(project: Path, tests: Iterable[str], *options: str) -> None:
    """Runs tests of a project in its own folder; they have to pass.

    Args:
        project: The folder, with its site built.
        tests: Their files.
        options: Of pytest.
    """
    for name in SHARED:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        if not (project / name).exists():
            (project / name).symlink_to(PROJECT / name)
    run_module(project, "pytest", *tests, "-q", *options)
