"""The cause of a failed export, from lines that Reflex, npm and Vite have printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.build.build_log import diagnose
from portfolio.build.compiled_places import source_of
from portfolio.content.pages import PageFile
from portfolio.routing.page_decorator import DECLARED, Declaration

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
    ("pages/about.py:5:20  ", "ReferenceError: nothingHere is not defined"): """\
ReferenceError: nothingHere is not defined
    at Component (ROOT/.web/app/routes/[about]._index.jsx:4:23)
    at renderWithHooks (ROOT/.web/node_modules/react-dom/cjs/react-dom-server.node.js:4844:18)
Error: Prerender: Request failed for /about/: 500 Internal Server Error
""",
    ("pages/about.py:5:38  ", '"Nope" is not exported by'): """\
Build failed with 1 error:

[MISSING_EXPORT] "Nope" is not exported by "node_modules/gsap/index.js".
   ╭─[ app/routes/[about]._index.jsx?__react-router-build-client-route:6:10 ]
   │
 6 │ import { Nope } from "gsap";
   │          ──┬─
""",
    ("pages/about.py:5:46  ", 'cannot find "no-such-library"'): """\
Error: [vite]: Rolldown failed to resolve import "no-such-library" from "ROOT/.web/app/routes/[about]._index.jsx".
""",  # noqa: E501
    ("pages/about.py:3:1  ", "Minified React error #31", "while the page /about was rendered"): """\
Error: Minified React error #31; visit https://react.dev/errors/31 for the full message
    at renderNode (ROOT/.web/node_modules/react-dom/cjs/react-dom-server.node.production.js:5:18)
Error: Prerender: Request failed for /about/: 500 Internal Server Error
""",
    ("the page / was not rendered in time", "busy"): """\
[PLUGIN_TIMINGS] JavaScript callbacks ran for 17.5s of this 18.5s build (95%).
Error: Prerender: Request failed for /: The operation was aborted due to timeout
    at defaultHandleError (file://ROOT/.web/node_modules/@react-router/dev/dist/vite.js:893:8)
""",
    ("npm error Invalid package name", "not a name@1"): """\
npm error code EINVALIDPACKAGENAME
npm error Invalid package name "not a name" of package "not a name@1": name can only contain URL-
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log
""",
    ("[plugin vite:css] nothing.css", "ENOENT"): """\
Build failed with 1 error:

[plugin vite:css] nothing.css: ENOENT: no such file or directory
    at aggregateBindingErrorsIntoJsError (file:///site/.web/node_modules/rolldown/dist/error.mjs:50:18)
""",
}
"""Logs by the beginning of what is printed about them, and other words of it."""

PAGE = """\
from portfolio import page

@page("/about", title="About", description="About me.")
def about():
    return [rx.Var("nothingHere.x"), "Nope", "no-such-library"]
"""
COMPILED = """\
import { Nope } from "no-such-library";

function Component() {
  return jsx("p", {}, nothingHere.x);
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiled project with a page, and an island that is linked as compiling does it."""
    island = tmp_path / "islands" / "tilt"
    island.mkdir(parents=True)
    (island / "tilt.jsx").touch()
    (island / "component.py").write_text(
        'class Tilt(Island):\n    lib_dependencies = ["tilty@1.0.0", "@gsap/react@99.1.1"]\n'
    )
    link = tmp_path / "assets" / "external" / "tilt" / "tilt.jsx"
    link.parent.mkdir(parents=True)
    link.symlink_to(island / "tilt.jsx")
    page = PageFile("/about", "pages/about.py", 3)
    monkeypatch.setitem(DECLARED, page, Declaration({}, lambda: None))  # type: ignore[arg-type]
    routes = tmp_path / ".web/app/routes"
    write_files({tmp_path / page.file: PAGE, routes / "[about]._index.jsx": COMPILED})
    return tmp_path


@pytest.mark.parametrize("expected", CASES, ids=lambda it: it[1])
def test_a_build_log_gives_file_line_and_cause_of_a_failure(
    project: Path, expected: tuple[str, ...]
) -> None:
    found = str(diagnose((HEAD + CASES[expected]).replace("ROOT", str(project)), project))
    assert found.startswith(expected[0])
    assert [words for words in expected if words not in found] == []


@pytest.mark.parametrize("log", ["", HEAD, "Error: Command failed: vite build\n"])
def test_a_build_log_without_a_known_cause_gives_no_diagnostic(project: Path, log: str) -> None:
    assert diagnose(log, project) is None


def test_source_of_a_script_outside_islands_is_its_own_path(project: Path) -> None:
    assert source_of("app/routes/_index.jsx", project) == "app/routes/_index.jsx"
    assert source_of(f"{project}/.web/public/lab/lab.js", project) == "assets/lab/lab.js"
