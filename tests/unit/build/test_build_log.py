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
UNRESOLVED_FILE = """\
✗ Build failed in 903ms
Build failed with 1 error:

\x1b[31m[UNRESOLVED_IMPORT] \x1b[0mCould not resolve './missing.js' in public/external/tilt/tilt.jsx
   \x1b[38;5;246m╭\x1b[0m\x1b[38;5;246m─\x1b[0m\x1b[38;5;246m[\x1b[0m public/external/tilt/tilt.jsx:1:19 \x1b[38;5;246m]\x1b[0m
"""  # noqa: E501
MISSING_EXPORT = """\
✗ Build failed in 3.19s
Build failed with 1 error:

[MISSING_EXPORT] "nope" is not exported by "node_modules/gsap/index.js".
   ╭─[ public/external/tilt/tilt.jsx:1:10 ]
"""
UNRESOLVED_PACKAGE = """\
✗ Build failed in 1.26s
Build failed with 1 error:

Error: [vite]: Rolldown failed to resolve import "tilty" from "ROOT/.web/public/external/tilt/tilt.jsx".
"""  # noqa: E501
PRERENDERING = """\
Prerender (html): /projects/touchpoint -> build/client/projects/touchpoint/index.html
ReferenceError: window is not defined
    at Tilt (ROOT/.web/public/external/tilt/tilt.jsx:24:3)
    at renderWithHooks (ROOT/.web/node_modules/react-dom/cjs/react-dom-server.node.js:4844:18)
Error: Prerender: Request failed for /projects/udc/: Received a 500 status code
"""
NO_PACKAGE = """\
Installing frontend packages failed with exit code 1
npm error code E404
npm error 404 Not Found - GET https://registry.npmjs.org/tilty
npm error 404  The requested resource 'tilty@1.0.0' could not be found or you do not have permission
"""
NO_VERSION = """\
npm error code ETARGET
npm error notarget No matching version found for @gsap/react@99.1.1.
"""
OFFLINE = "npm error code EAI_AGAIN\nnpm error network request to https://x.org/gsap failed\n"

CASES = {
    UNRESOLVED_FILE: (
        "custom_components/tilt/tilt.jsx:1:19  "
        "Could not resolve './missing.js' in public/external/tilt/tilt.jsx"
    ),
    MISSING_EXPORT: (
        "custom_components/tilt/tilt.jsx:1:10  "
        '"nope" is not exported by "node_modules/gsap/index.js".'
    ),
    UNRESOLVED_PACKAGE: 'custom_components/tilt/tilt.jsx:1:1  cannot find "tilty"',
    PRERENDERING: (
        "custom_components/tilt/tilt.jsx:24:3  ReferenceError: window is not defined\n"
        "  pages are prerendered without a browser: use it in an effect"
    ),
    NO_PACKAGE: (
        'custom_components/tilt/component.py:2:25  npm knows no package "tilty"\n'
        "  correct it in lib_dependencies, or in the plugin that asks for it"
    ),
    NO_VERSION: (
        'custom_components/tilt/component.py:2:40  the npm package "@gsap/react" has no version '
        "99.1.1\n  correct it in lib_dependencies, or in the plugin that asks for it"
    ),
    OFFLINE: (
        "npm cannot reach its registry (EAI_AGAIN)\n"
        "  the first build, and one with a new package, needs the internet"
    ),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one island, linked as compiling does it."""
    island = tmp_path / "custom_components" / "tilt"
    island.mkdir(parents=True)
    (island / "tilt.jsx").touch()
    (island / "component.py").write_text(
        'class Tilt(Island):\n    lib_dependencies = ["tilty@1.0.0", "@gsap/react@99.1.1"]\n'
    )
    link = tmp_path / "assets" / "external" / "tilt" / "tilt.jsx"
    link.parent.mkdir(parents=True)
    link.symlink_to(island / "tilt.jsx")
    return tmp_path


@pytest.mark.parametrize("log", CASES, ids=lambda it: CASES[it][:60])
def test_a_build_log_gives_file_line_and_cause_of_a_failure(project: Path, log: str) -> None:
    text = (HEAD + log).replace("ROOT", str(project))
    assert str(diagnose(text, project)) == CASES[log]


@pytest.mark.parametrize("log", ["", HEAD, "TypeError: x\n    at run (/a/node_modules/b.js:1:2)\n"])
def test_a_build_log_without_a_known_cause_gives_no_diagnostic(project: Path, log: str) -> None:
    assert diagnose(log, project) is None


def test_source_of_a_script_outside_islands_is_its_own_path(project: Path) -> None:
    assert source_of("app/routes/_index.jsx", project) == "app/routes/_index.jsx"
    assert source_of(f"{project}/.web/public/lab/lab.js", project) == "assets/lab/lab.js"
