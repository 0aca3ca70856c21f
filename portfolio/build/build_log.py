"""Says which page and which file of the owner's Reflex, npm and Vite name when they fail."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic
from portfolio.errors import NOWHERE, Place
from portfolio.paths import SITE, source_name

LAST_LINES = 16
"""Number of last lines of a log that are repeated."""

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_FRAME = re.compile(r"^\s+at .*(?:node_modules|node:internal).*\n?", re.MULTILINE)
"""A step of an exception through packages, of which there are dozens."""

_FAILURE = re.compile(r"^(?:Build failed with |\w*Error: )", re.MULTILINE)
"""Where the part of the log begins that says what failed: warnings name files, too."""

_NO_NETWORK = re.compile(r"npm error code (E(?:NOTFOUND|AI_AGAIN|TIMEDOUT|CONN\w+|\w+UNREACH))")

_SCRIPT = re.compile(r"\bpublic/(?P<copy>external/[^\s:?\"']+)(?::(?P<line>\d+):(?P<column>\d+))?")
"""The copy of the script of an island."""

_PRERENDERED = re.compile(r"Prerender: Request \w+(?: out)? for (?P<route>/\S*?)/?:")
_PAGE_SCRIPT = re.compile(r"app/routes/(?P<route>.*?)\.?_index\.jsx")
"""The script that Reflex has compiled for a page."""


def diagnose(log: str, root: Path = SITE) -> Diagnostic:
    """Returns what failed, the last lines of a log, and the page and the file that it names.

    Args:
        log: All that Reflex printed, in lines that were not wrapped. Colours do not matter.
        root: The site's folder.
    """
    text = _FRAME.sub("", _COLOUR.sub("", log))
    if offline := _NO_NETWORK.search(text):
        problem = f"packages cannot be fetched, because npm cannot be reached ({offline[1]})"
        hint = "connect to the internet and build again; later builds need no network"
        return Diagnostic(*NOWHERE, "", problem, hint=hint)
    failure = _FAILURE.search(text)
    said = text[failure.start() :] if failure else ""
    # A build imports this before Reflex, which it may need no more.
    from portfolio.routing.page_decorator import page_at

    route = _page(said)
    place = _owners_file(said, root) or (page_at(route) if route else None) or NOWHERE
    last = [line for line in text.splitlines() if line.strip()][-LAST_LINES:]
    if said and (cause := said.splitlines()[0]) not in last:
        last.insert(0, cause)
    of_page = f" with the page {route}" if route else ""
    return Diagnostic(*place, "", "\n  ".join([f"Reflex failed{of_page}; it printed last:", *last]))


def _page(text: str) -> str:
    """Returns the route of the page that a text names, or nothing."""
    if rendered := _PRERENDERED.search(text):
        return rendered["route"]
    script = _PAGE_SCRIPT.search(text)
    return "/" + "/".join(re.findall(r"\[([^\]]+)\]", script["route"])) if script else ""


def _owners_file(text: str, root: Path) -> Place | None:
    """Returns the first place in the file of an island of which a text names the copy."""
    found = (it for it in _SCRIPT.finditer(text) if (root / "assets" / it["copy"]).is_symlink())
    # Vite names the file alone before it names it with a line.
    named = max(found, key=lambda it: bool(it["line"]), default=None)
    if not named:
        return None
    source = (root / "assets" / named["copy"]).resolve()
    is_own = source.is_relative_to(root.resolve())
    name = source.relative_to(root.resolve()).as_posix() if is_own else source_name(source)
    return name, int(named["line"] or 1), int(named["column"] or 1)
