"""Finds the cause of a failed export in what Reflex, npm and Vite have printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from portfolio.build.compiled_places import naming, page_at, place_of, place_of_text
from portfolio.content.diagnostics import Diagnostic
from portfolio.machine_errors import REASONS_BY_NAME
from portfolio.paths import SITE

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
_MADE = re.compile(r"/(?:public|app|app_components)/")
_PAGE = re.compile(r"Prerender: Request \w+(?: out)? for (?P<route>/\S*?)/?: (?P<reason>.*)")
_BUILD_FAILED = re.compile(r"^Build failed with .+:\s+(?P<message>.+)$", re.MULTILINE)
# What says of itself that it is an error, but not that a command or a request has failed.
_ERROR = re.compile(
    r"^(?P<message>(?:\w*Error:|npm error) "
    r"(?!(?:code|errno|A complete log|Prerender|Command failed)\b).+)$",
    re.MULTILINE,
)
_NO_PACKAGE = re.compile(r"^npm error 404 .*'(?P<package>@?[^'@]+)(?:@[^']*)?'", re.MULTILINE)
_NO_VERSION = re.compile(r"No matching version found for (?P<package>@?[^@\s]+)@(?P<version>\S+)\.")
_OFFLINE = re.compile(r"^npm error (?:code|errno) (ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)", re.M)

# "ENOSPC: no space left on device, write", perhaps with "'/path/of/a/file'" at the end. That a file
# is not there has other causes in a build.
_REFUSED = re.compile(
    r"\b(?P<name>ENOSPC|EDQUOT|EROFS|EACCES|EIO|EMFILE): [^'\n]*(?:'(?P<file>[^'\n]+)')?"
)

NOWHERE = "", 0, 0
"""The place of what is in no file of the owner."""

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
    find = (_machine_error, _npm_error, _bundling_error, _unresolved_import)
    find += (_prerendering_error, _other_error)
    return next((found for it in find if (found := it(text, root))), None)


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
    place = naming(re.compile(rf"""["']{re.escape(package)}(@[^"']*)?["']"""), root)
    return Diagnostic(*(place or NOWHERE), "", message, hint=hint)


def _bundling_error(log: str, root: Path) -> Diagnostic | None:
    # Warnings, which may have a place too, come before.
    errors = log.partition("Build failed with ")[2]
    match = _ROLLDOWN.search(errors)
    if not match:
        return None
    shown = re.compile(rf"^ *{match['line']} │ (.*)$", re.MULTILINE).search(errors, match.end())
    where = match["file"], int(match["line"]), int(match["column"])
    place = place_of(*where, root, code=shown[1] if shown else "")
    return Diagnostic(*place, "", " ".join(match["message"].split()))


def _unresolved_import(log: str, root: Path) -> Diagnostic | None:
    match = _UNRESOLVED.search(log)
    if not match:
        return None
    name = match["name"]
    return Diagnostic(*place_of_text(match["file"], name, root), "", f'cannot find "{name}"')


def _prerendering_error(log: str, root: Path) -> Diagnostic | None:
    """Returns the first exception with a script of this project on its way."""
    for error in _PRERENDER.finditer(log):
        for frame in _FRAME.finditer(error["stack"]):
            if "node_modules" in frame["file"] or not _MADE.search(frame["file"]):
                continue
            place = place_of(frame["file"], int(frame["line"]), int(frame["column"]), root)
            if place[0].startswith("app"):
                continue  # Nothing there was written by the owner, whose page says more.
            name, _, rest = error["message"].partition(": ")[2].partition(" ")
            is_browsers = name in BROWSER_ONLY and rest == "is not defined"
            hint = "pages are prerendered without a browser: use it in an effect"
            return Diagnostic(*place, "", error["message"], hint=hint if is_browsers else "")
    return None


def _other_error(log: str, root: Path) -> Diagnostic | None:
    """Returns the first error of any other kind, at the page that was rendered, if one was."""
    page = _PAGE.search(log)
    place = (page_at(page["route"]) if page else None) or NOWHERE
    route = (page["route"] or "/") if page else ""
    if page and "timeout" in page["reason"]:
        hint = "this machine is busy; build again when it has less to do"
        return Diagnostic(*place, "", f"the page {route} was not rendered in time", hint=hint)
    error = _BUILD_FAILED.search(log) or _ERROR.search(log)
    if not error:
        return None
    hint = f"while the page {route} was rendered" if page else ""
    return Diagnostic(*place, "", error["message"], hint=hint)
