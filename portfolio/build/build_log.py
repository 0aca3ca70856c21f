"""Finds the cause of a failed export in what Reflex, npm and Vite have printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic
from portfolio.machine_errors import REASONS_BY_NAME
from portfolio.paths import ENGINE, ISLANDS, OWN_CODE, SITE, source_name

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_PLACE = r"(?P<file>[^\s()\"']+?):(?P<line>\d+):(?P<column>\d+)"
# "[PARSE_ERROR] message", and below it "╭─[ file:line:column ]" over the lines of code.
_ROLLDOWN = re.compile(
    r"^\[[\w:.-]+\]\s+(?P<message>.+?)\s*\n\s*╭─\[\s*" + _PLACE + r"\s*\]",
    re.MULTILINE | re.DOTALL,
)
_UNRESOLVED = re.compile(r'failed to resolve import "(?P<name>[^"]+)" from\s+"(?P<file>[^"]+)"')
# An exception of Node: "TypeError: message", and below it lines that begin with "at".
_PRERENDER = re.compile(r"^(?P<message>\w*Error: .+)\n(?P<stack>(?:\s+at .+\n?)+)", re.MULTILINE)
_FRAME = re.compile(r"\(?" + _PLACE + r"\)?$", re.MULTILINE)
_NO_PACKAGE = re.compile(r"^npm error 404 .*'(?P<package>@?[^'@]+)(?:@[^']*)?'", re.MULTILINE)
_NO_VERSION = re.compile(r"No matching version found for (?P<package>@?[^@\s]+)@(?P<version>\S+)\.")
_OFFLINE = re.compile(r"^npm error (?:code|errno) (ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)", re.M)

# "ENOSPC: no space left on device, write", perhaps with "'/path/of/a/file'" at the end. That a file
# is not there has other causes in a build.
_REFUSED = re.compile(
    r"\b(?P<name>ENOSPC|EDQUOT|EROFS|EACCES|EIO|EMFILE): [^'\n]*(?:'(?P<file>[^'\n]+)')?"
)

BROWSER_ONLY = {"window", "document", "navigator", "localStorage", "matchMedia"}
"""Names that exist in browsers only."""


def diagnose(log: str, root: Path = SITE) -> Diagnostic | None:
    """Returns the cause of a failure, or nothing if the log does not say.

    Args:
        log: All that Reflex printed, in lines that were not wrapped. Colours do not matter.
        root: The site's folder.
    """
    text = _COLOUR.sub("", log)
    find: tuple[Callable[[str, Path], Diagnostic | None], ...]
    find = (_machine_error, _npm_error, _bundling_error, _unresolved_import, _prerendering_error)
    return next((found for it in find if (found := it(text, root))), None)


def source_of(path: str, root: Path = SITE) -> str:
    """Returns the file that Vite's copy of an island's script was made from.

    Args:
        path: Name of the copy in Vite's log, e.g. ``public/external/tilt/tilt.jsx``, or its path.
        root: The site's folder.

    Returns:
        The file as messages call it, e.g. ``custom_components/sandbox_islands/tilt/tilt.jsx``.
    """
    name = path.removeprefix("file://").removeprefix(f"{root}/").removeprefix(".web/")
    if not name.startswith("public/"):
        return name
    asset = root / "assets" / name.removeprefix("public/")
    source = asset.resolve()
    if asset.is_symlink() and source.is_relative_to(root.resolve()):
        return str(source.relative_to(root.resolve()))
    return source_name(source) or str(asset.relative_to(root))


def _machine_error(log: str, root: Path) -> Diagnostic | None:
    match = _REFUSED.search(log)
    if not match:
        return None
    reason = REASONS_BY_NAME[match["name"]]
    return Diagnostic("", 0, 0, "", reason.format(file=match["file"] or "a file"))


def _npm_error(log: str, root: Path) -> Diagnostic | None:
    if match := _NO_PACKAGE.search(log):
        package = match["package"]
        return _in_python(package, f'npm knows no package "{package}"', root)
    if match := _NO_VERSION.search(log):
        package, version = match["package"], match["version"]
        return _in_python(package, f'the npm package "{package}" has no version {version}', root)
    if match := _OFFLINE.search(log):
        hint = "the first build, and one with a new package, needs the internet"
        return Diagnostic("", 0, 0, "", f"npm cannot reach its registry ({match[1]})", hint=hint)
    return None


def _in_python(package: str, message: str, root: Path) -> Diagnostic:
    """Returns a diagnostic at the first line of Python that names a package."""
    hint = "correct it in lib_dependencies, or in the plugin that asks for it"
    pattern = re.compile(rf"""["']{re.escape(package)}(@[^"']*)?["']""")
    folders = [*(root / own.name for own in OWN_CODE), ISLANDS, ENGINE]
    files = [*chain.from_iterable(sorted(folder.rglob("*.py")) for folder in folders)]
    for file in (*files, root / "rxconfig.py"):
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        if match := pattern.search(text):
            before = text[: match.start()].split("\n")
            name = str(file.relative_to(root)) if file.is_relative_to(root) else source_name(file)
            place = name, len(before), len(before[-1]) + 1
            return Diagnostic(*place, "", message, hint=hint)
    return Diagnostic("", 0, 0, "", message, hint=hint)


def _bundling_error(log: str, root: Path) -> Diagnostic | None:
    # Warnings, which may have a place too, come before.
    match = _ROLLDOWN.search(log.partition("Build failed with ")[2])
    if not match:
        return None
    place = source_of(match["file"], root), int(match["line"]), int(match["column"])
    return Diagnostic(*place, "", " ".join(match["message"].split()))


def _unresolved_import(log: str, root: Path) -> Diagnostic | None:
    match = _UNRESOLVED.search(log)
    if not match:
        return None
    return Diagnostic(source_of(match["file"], root), 1, 1, "", f'cannot find "{match["name"]}"')


def _prerendering_error(log: str, root: Path) -> Diagnostic | None:
    """Returns the first exception with a script of this project on its way."""
    for error in _PRERENDER.finditer(log):
        for frame in _FRAME.finditer(error["stack"]):
            if "node_modules" in frame["file"] or "/public/" not in frame["file"]:
                continue
            place = source_of(frame["file"], root), int(frame["line"]), int(frame["column"])
            name, _, rest = error["message"].partition(": ")[2].partition(" ")
            is_browsers = name in BROWSER_ONLY and rest == "is not defined"
            hint = "pages are prerendered without a browser: use it in an effect"
            return Diagnostic(*place, "", error["message"], hint=hint if is_browsers else "")
    return None
