"""Which pages React Router is asked to prerender."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from custom_components.islands.prerendering import ROUTER_CONFIG, without_kept_pages
from portfolio.build.environment import environment

PATHS = ["/", "/projects", "/projects/udc"]


def prerendered(folder: Path, kept: list[str] | None) -> list[str]:
    """Returns the paths that the router's configuration lets through.

    Args:
        folder: Where the configuration is written.
        kept: What the Vite plugin keeps; None while it has kept nothing.
    """
    config = without_kept_pages('export default {"ssr": false, "prerender": true};')
    (folder / ROUTER_CONFIG.replace(".js", ".mjs")).write_text(config)
    told = "" if kept is None else f"globalThis[Symbol.for('plain-pages.kept')] = {kept};"
    script = f"""{told}
        const config = (await import("./react-router.config.mjs")).default;
        console.log(JSON.stringify(config.prerender({{ getStaticPaths: () => {PATHS} }})));
    """
    command = ["node", "--input-type=module", "--eval", script]
    printed = subprocess.check_output(command, cwd=folder, env=environment(), text=True)
    return json.loads(printed)


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (None, PATHS),
        ([], PATHS),
        (["/projects/udc"], ["/", "/projects"]),
        (PATHS, ["/"]),
    ],
)
def test_cached_pages_are_not_prerendered_except_the_home_page(
    tmp_path: Path, kept: list[str] | None, expected: list[str]
) -> None:
    assert prerendered(tmp_path, kept) == expected


def test_a_router_configuration_without_prerendering_stays_unchanged() -> None:
    config = 'export default {"ssr": false};'
    assert without_kept_pages(config) == config
