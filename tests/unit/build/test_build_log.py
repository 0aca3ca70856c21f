"""What Reflex, npm and Vite have printed of a failure: its end, the page, and the owner's file."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.build.build_log import LAST_LINES, diagnose
from portfolio.content.pages import PageFile
from portfolio.routing.page_decorator import DECLARED, Declaration

HEAD = """\
Creating Production Build failed with exit code 1
vite v8.3.4 building client environment for production...
[plugin vite:css-post] \x1b[33m[SOURCEMAP_BROKEN] \x1b[0mmay be wrong in public/external/a/a.jsx:1:1
✓ 272 modules transformed.
"""
CASES = {
    "an island that Vite cannot bundle": (
        "islands/tilt/tilt.jsx:1:19  Reflex failed; it printed last:",
        "[UNRESOLVED_IMPORT] Could not resolve './missing.js' in public/external/tilt/tilt.jsx",
        """\
✗ Build failed in 903ms
Build failed with 1 error:

\x1b[31m[UNRESOLVED_IMPORT] \x1b[0mCould not resolve './missing.js' in public/external/tilt/tilt.jsx
   \x1b[38;5;246m╭\x1b[0m\x1b[38;5;246m─\x1b[0m\x1b[38;5;246m[\x1b[0m public/external/tilt/tilt.jsx:1:19 \x1b[38;5;246m]\x1b[0m
   \x1b[38;5;246m│\x1b[0m
 1 │ import { x } from "./missing.js";

    at aggregateBindingErrorsIntoJsError (file:///site/.web/node_modules/rolldown/dist/error.mjs:50:18)
""",  # noqa: E501
    ),
    "an island that throws while a page is rendered": (
        "islands/tilt/tilt.jsx:24:3  Reflex failed with the page /projects/udc; it printed last:",
        "ReferenceError: window is not defined",
        """\
ReferenceError: window is not defined
    at Tilt (ROOT/.web/public/external/tilt/tilt.jsx:24:3)
    at renderWithHooks (ROOT/.web/node_modules/react-dom/cjs/react-dom-server.node.js:4844:18)
Error: Prerender: Request failed for /projects/udc/: Received a 500 status code
""",
    ),
    "a page in Python that throws": (
        "pages/about.py:3:1  Reflex failed with the page /about; it printed last:",
        "ReferenceError: nothingHere is not defined",
        """\
ReferenceError: nothingHere is not defined
    at Component (ROOT/.web/app/routes/[about]._index.jsx:4:23)
Error: Prerender: Request failed for /about/: 500 Internal Server Error
""",
    ),
    "a page in Python that Vite cannot bundle": (
        "pages/about.py:3:1  Reflex failed with the page /about; it printed last:",
        'failed to resolve import "no-such-library"',
        'Error: [vite]: Rolldown failed to resolve import "no-such-library" from '
        '"ROOT/.web/app/routes/[about]._index.jsx".\n',
    ),
    "a page of the engine that was not rendered in time": (
        "Reflex failed with the page /; it printed last:",
        "The operation was aborted due to timeout",
        "Error: Prerender: Request failed for /: The operation was aborted due to timeout\n",
    ),
    "what names no page and no file": (
        "Reflex failed; it printed last:",
        "npm error 404 Not Found - GET https://registry.npmjs.org/tilty",
        """\
npm error code E404
npm error 404 Not Found - GET https://registry.npmjs.org/tilty
""",
    ),
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiled project with a page, and an island that is linked as compiling does it."""
    island = tmp_path / "islands/tilt/tilt.jsx"
    link = tmp_path / "assets/external/tilt/tilt.jsx"
    write_files({island: ""})
    link.parent.mkdir(parents=True)
    link.symlink_to(island)
    page = PageFile("/about", "pages/about.py", 3)
    monkeypatch.setitem(DECLARED, page, Declaration({}, lambda: None))  # type: ignore[arg-type]
    return tmp_path


@pytest.mark.parametrize("code", ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ENETUNREACH"])
def test_a_build_without_a_network_says_what_to_do(code: str) -> None:
    log = f"{HEAD}npm error code {code}\nnpm error syscall getaddrinfo\nnpm error errno {code}\n"
    assert str(diagnose(log)) == (
        f"packages cannot be fetched, because npm cannot be reached ({code})\n"
        "  connect to the internet and build again; later builds need no network"
    )


@pytest.mark.parametrize("case", CASES)
def test_failure_says_page_the_owners_file_and_the_end_of_the_log(project: Path, case: str) -> None:
    first, cause, log = CASES[case]
    found = str(diagnose((HEAD + log).replace("ROOT", str(project)), project)).splitlines()
    assert found[0] == first
    assert [line for line in found if cause in line]
    assert not [line for line in found if "node_modules" in line]


def test_of_a_long_log_the_last_lines_are_repeated(project: Path) -> None:
    log = "".join(f"line {number}\n\n" for number in range(100))
    _, *last = str(diagnose(log, project)).splitlines()
    assert last == [f"  line {number}" for number in range(100 - LAST_LINES, 100)]
