"""The cause of a failed export, from lines that Reflex, npm and Vite have printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.build.build_log import diagnose, source_of

HEAD = """\
Creating Production Build failed with exit code 1
vite v8.3.4 building client environment for production...
[plugin vite:css-post] \x1b[33m[SOURCEMAP_BROKEN] \x1b[0mSourcemap is likely to be incorrect
✓ 272 modules transformed.
"""
CASES = {
    ("islands/tilt/tilt.jsx:1:19  ", "Could not resolve './missing.js'"): """\
✗ Build failed in 903ms
Build failed with 1 error:

\x1b[31m[UNRESOLVED_IMPORT] \x1b[0mCould not resolve './missing.js' in public/external/tilt/tilt.jsx
   \x1b[38;5;246m╭\x1b[0m\x1b[38;5;246m─\x1b[0m\x1b[38;5;246m[\x1b[0m public/external/tilt/tilt.jsx:1:19 \x1b[38;5;246m]\x1b[0m
   \x1b[38;5;246m│\x1b[0m
 1 │ import { x } from "./missing.js";

    at aggregateBindingErrorsIntoJsError (file:///site/.web/node_modules/rolldown/dist/error.mjs:50:18)
""",  # noqa: E501
    ("islands/tilt/tilt.jsx:1:10  ", '"nope" is not exported by'): """\
Build failed with 1 error:

[MISSING_EXPORT] "nope" is not exported by "node_modules/gsap/index.js".
   ╭─[ public/external/tilt/tilt.jsx:1:10 ]
   │
 1 │ import { nope } from "gsap";
""",
    ("islands/tilt/tilt.jsx:1:1  ", 'cannot find "tilty"'): """\
Error: [vite]: Rolldown failed to resolve import "tilty" from "ROOT/.web/public/external/tilt/tilt.jsx".
""",  # noqa: E501
    ("islands/tilt/tilt.jsx:24:3  ", "window is not defined", "in an effect"): """\
Prerender (html): /projects/touchpoint -> build/client/projects/touchpoint/index.html
ReferenceError: window is not defined
    at Tilt (ROOT/.web/public/external/tilt/tilt.jsx:24:3)
    at renderWithHooks (ROOT/.web/node_modules/react-dom/cjs/react-dom-server.node.js:4844:18)
Error: Prerender: Request failed for /projects/udc/: Received a 500 status code
""",
    ("islands/tilt/component.py:2:25  ", '"tilty"', "lib_dependencies"): """\
npm error code E404
npm error 404 Not Found - GET https://registry.npmjs.org/tilty
npm error 404  The requested resource 'tilty@1.0.0' could not be found or you do not have permission
""",
    ("islands/tilt/component.py:2:40  ", '"@gsap/react"', "99.1.1"): """\
npm error code ETARGET
npm error notarget No matching version found for @gsap/react@99.1.1.
npm error notarget In most cases you or one of your dependencies are requesting a package version
""",
    ("npm cannot reach its registry (EAI_AGAIN)", "needs the internet"): """\
npm error code EAI_AGAIN
npm error network request to https://x.org/gsap failed
""",
}
"""Logs by the beginning of what is printed about them, and other words of it."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one island, linked as compiling does it."""
    island = tmp_path / "islands" / "tilt"
    island.mkdir(parents=True)
    (island / "tilt.jsx").touch()
    (island / "component.py").write_text(
        'class Tilt(Island):\n    lib_dependencies = ["tilty@1.0.0", "@gsap/react@99.1.1"]\n'
    )
    link = tmp_path / "assets" / "external" / "tilt" / "tilt.jsx"
    link.parent.mkdir(parents=True)
    link.symlink_to(island / "tilt.jsx")
    return tmp_path


@pytest.mark.parametrize("expected", CASES, ids=lambda it: it[1])
def test_a_build_log_gives_file_line_and_cause_of_a_failure(
    project: Path, expected: tuple[str, ...]
) -> None:
    found = str(diagnose((HEAD + CASES[expected]).replace("ROOT", str(project)), project))
    assert found.startswith(expected[0])
    assert [words for words in expected if words not in found] == []


@pytest.mark.parametrize("log", ["", HEAD, "TypeError: x\n    at run (/a/node_modules/b.js:1:2)\n"])
def test_a_build_log_without_a_known_cause_gives_no_diagnostic(project: Path, log: str) -> None:
    assert diagnose(log, project) is None


def test_source_of_a_script_outside_islands_is_its_own_path(project: Path) -> None:
    assert source_of("app/routes/_index.jsx", project) == "app/routes/_index.jsx"
    assert source_of(f"{project}/.web/public/lab/lab.js", project) == "assets/lab/lab.js"
