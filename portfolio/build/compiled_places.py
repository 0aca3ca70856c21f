"""Finds what the owner wrote where a script has an error that compiling made or copied."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from portfolio.paths import CONFIGURATION, ENGINE, ISLANDS, OWN_CODE, SITE, source_name
from portfolio.routing.page_decorator import DECLARED

Place = tuple[str, int, int]
"""File, line and column, as messages have them."""

COMPILED = ".web"
"""Folder of what Reflex makes of the site."""

SHORT = 2
"""Characters of texts that stand in many places."""

_ROUTE = re.compile(r"^app/routes/(?P<route>.*?)\.?_index\.jsx$")


def place_of(path: str, line: int, column: int, root: Path = SITE, code: str = "") -> Place:
    """Returns the place of which a place in a script of Vite's log is a copy, or was made.

    Args:
        path: The script, e.g. ``public/external/tilt/tilt.jsx``, or its path.
        line: Line of the script.
        column: Column of it.
        root: The site's folder.
        code: The line, if the log has it; a step of Vite may have moved what the script says.

    Returns:
        The place in the file that was copied. For a page it is that of the text in Python which
        stands there, or else of the page's function. Otherwise the place itself.
    """
    name = source_of(path, root)
    script = root / COMPILED / name
    if not script.is_file() or "node_modules" in script.parts:
        return name, line, column
    lines = script.read_text(encoding="utf-8").splitlines()
    written = _written_at(code or "".join(lines[line - 1 : line]), column - 1, root)
    return written or _page_of_script(name) or (name, line, column)


def place_of_text(path: str, text: str, root: Path = SITE) -> Place:
    """Returns the place that :func:`place_of` returns for the first one with a text in a script."""
    script = root / COMPILED / _script(path, root)
    before = script.read_text(encoding="utf-8").partition(text)[0] if script.is_file() else ""
    lines = before.split("\n")
    return place_of(path, len(lines), len(lines[-1]) + 1, root)


def source_of(path: str, root: Path = SITE) -> str:
    """Returns the file that Vite's copy of an island's script was made from.

    Args:
        path: Name of the copy in Vite's log, e.g. ``public/external/tilt/tilt.jsx``, or its path.
        root: The site's folder.

    Returns:
        The file as messages call it, e.g. ``custom_components/sandbox_islands/tilt/tilt.jsx``.
    """
    name = _script(path, root)
    if not name.startswith("public/"):
        return name
    asset = root / "assets" / name.removeprefix("public/")
    source = asset.resolve()
    if asset.is_symlink() and source.is_relative_to(root.resolve()):
        return str(source.relative_to(root.resolve()))
    return source_name(source) or str(asset.relative_to(root))


def _script(path: str, root: Path) -> str:
    """Returns the name of a script in the folder that Vite builds, without what it asks for."""
    name = path.removeprefix("file://").partition("?")[0]
    return name.removeprefix(f"{root}/").removeprefix(f"{COMPILED}/")


def page_at(route: str) -> Place | None:
    """Returns the place of the function of a page, if it is written in Python."""
    found = (it for it in DECLARED if it.route == f"/{route.strip('/')}")
    return next(((place.file, place.line, 1) for place in found), None)


def naming(text: re.Pattern[str], root: Path = SITE) -> Place | None:
    """Returns the first place in Python that matches a pattern, the owner's before the engine's."""
    for file in _python_files(root, ISLANDS, ENGINE):
        code = file.read_text(encoding="utf-8")
        if match := text.search(code):
            before = code[: match.start()].split("\n")
            return _name(file, root), len(before), len(before[-1]) + 1
    return None


def _page_of_script(name: str) -> Place | None:
    match = _ROUTE.match(name)
    return page_at("/".join(re.findall(r"\[([^\]]+)\]", match["route"]))) if match else None


def _written_at(code: str, column: int, root: Path) -> Place | None:
    """Returns the place of the longest text in the owner's Python that stands at a column."""
    found: Place | None = None
    longest = SHORT
    for file in _python_files(root):
        for text, line, start in _texts(file):
            # A place of an import is that of the quote before its text.
            around = code[max(0, column + 1 - len(text)) : column + 1 + len(text)]
            if len(text) > longest and text in around:
                found, longest = (_name(file, root), line, start), len(text)
    return found


def _texts(file: Path) -> Iterator[tuple[str, int, int]]:
    """Yields the lines of all strings in a file of Python, each with its line and column."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for offset, text in enumerate(node.value.splitlines()):
                yield text.strip(), node.lineno + offset, 1 if offset else node.col_offset + 1


def _python_files(root: Path, *further: Path) -> list[Path]:
    """Returns the owner's files of Python, and after them those of further folders."""
    folders = (*(root / own.name for own in OWN_CODE), *further)
    files = [*chain.from_iterable(sorted(folder.rglob("*.py")) for folder in folders)]
    return [it for it in (*files, root / CONFIGURATION.name) if it.is_file()]


def _name(file: Path, root: Path) -> str:
    return str(file.relative_to(root)) if file.is_relative_to(root) else source_name(file)
