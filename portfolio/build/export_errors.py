"""Finds out why Reflex could not export the site, also from exceptions in its process."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.build_log import diagnose
from portfolio.build.source_errors import import_errors
from portfolio.content.diagnostics import ContentError, Diagnostic, Kind
from portfolio.environment import environment
from portfolio.errors import BuildError, exception_place, machine_error
from portfolio.paths import CACHE, SITE, own_source_name

REPORT_FILE = CACHE / "build-errors.json"
"""Diagnostics of an exception within Reflex's process, or its warnings if there was none."""

LOG_FILE = CACHE / "build.log"
"""File with all that Reflex, npm and Vite printed in the last export."""

SERVER_BUILD = SITE / ".web" / "build" / "server" / "index.js"
"""The pages as prerendering runs them; an export that succeeds deletes it."""

_EVALUATED = re.compile(r"Happened while evaluating page '(.*)'")
"""Reflex's note on an exception."""


class ExportError(BuildError):
    """Reflex could not export the site.

    Attributes:
        diagnostics: The causes; at least one.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n\n".join(map(str, self.diagnostics)))


def diagnostics_of(error: BaseException, route: str = "") -> tuple[Diagnostic, ...]:
    """Returns what an exception says of the sources of the site.

    Args:
        error: A :class:`ContentError` carries its diagnostics, the message of a
            :class:`BuildError` is for the owner, and of any other exception the place is named.
        route: The page that was rendered, if Reflex has not noted it. Its function is the place
            of what is raised after it, where its component is put into the page.

    Returns:
        Nothing for an exit of Reflex itself, which has printed why.
    """
    place = exception_place(error)
    is_owners = bool(place[0] and own_source_name(SITE / place[0]))
    if isinstance(error, SystemExit):
        if error.__cause__:
            return diagnostics_of(error.__cause__)
        if not is_owners:
            return ()
    if isinstance(error, ContentError):
        return error.diagnostics
    if isinstance(error, BuildError):
        return (Diagnostic("", 0, 0, "", str(error)),)
    if reason := machine_error(error):
        return (Diagnostic("", 0, 0, "", reason),)
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    hint = "; ".join(getattr(error, "__notes__", ()))
    found = f"{type(error).__name__}: {text}"
    if not is_owners:
        from portfolio.routing.page_decorator import page_at

        noted = _EVALUATED.search(hint)
        place = page_at(route or (noted[1] if noted else "")) or place
    return (Diagnostic(*place, "", found, hint=hint),)


def write_report(file: Path, diagnostics: Iterable[Diagnostic]) -> None:
    """Writes diagnostics as JSON, by which the process of Reflex tells the build what is wrong."""
    write_file(file, json.dumps([asdict(it) for it in diagnostics], ensure_ascii=False))


def read_report(file: Path) -> list[Diagnostic]:
    """Returns the diagnostics of a report; none if there is no such file."""
    if not file.exists():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    return [Diagnostic(**{**it, "kind": Kind(it["kind"])}) for it in found]


def export_error(log: str, report: Path = REPORT_FILE) -> ExportError:
    """Returns why an export failed.

    Args:
        log: Output of Reflex.
        report: File in which an exception within Reflex's process was reported.
    """
    errors = [it for it in read_report(report) if it.kind is Kind.ERROR]
    return ExportError(errors or log_errors(log))


def log_errors(log: str) -> list[Diagnostic]:
    """Returns what is known of a failure without an exception; at least one diagnostic.

    Args:
        log: Output of Reflex.
    """
    return import_errors() or [diagnose(log + _import_of_server_build(log))]


def _import_of_server_build(log: str) -> str:
    """Returns what Node prints when it imports the pages to prerender.

    React Router prints exceptions of a page, but none of a module, which no page can be made of.
    """
    if "Prerender: Request failed" not in log or not SERVER_BUILD.exists():
        return ""
    return subprocess.run(
        ["node", "--enable-source-maps", SERVER_BUILD],
        cwd=SERVER_BUILD.parent,
        env=environment(),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    ).stdout
