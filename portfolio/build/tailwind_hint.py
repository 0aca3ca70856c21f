"""Says that classes of Tailwind have no effect while its plugin is not in ``rxconfig.py``."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, Kind, format_value
from portfolio.models.site import Site
from portfolio.paths import ASSETS, ENGINE, ISLANDS, OWN_CODE, files_below, own_assets, source_name
from portfolio.routing.sources_elsewhere import in_html
from sandbox_islands.reflex_insides import has_tailwind

UTILITY = re.compile(
    r"(?:[a-z0-9-]+:)*"
    r"(?:-?[mp][trblxy]?-\d+|gap(?:-[xy])?-\d+|space-[xy]-\d+|[wh]-(?:full|screen|\d+)"
    r"|text-(?:xs|sm|base|lg|\d?xl)|font-(?:medium|semibold|bold)|rounded-(?:sm|md|lg|\d?xl|full)"
    r"|(?:bg|text|border)-[a-z]+-\d{2,3}|items-(?:start|center|end)|justify-(?:center|between))"
)
"""Classes of Tailwind that hardly anything else means; single words, such as ``flex``, are not."""

_HINT = (
    "they are Tailwind's: write portfolio.config(plugins=[rx.plugins.TailwindV4Plugin()]) in "
    "rxconfig.py, or rules for them in assets/site.css"
)

STYLED = {".css", ".py", ".js", ".jsx"}
"""Endings of files that may have a rule for a class."""


def tailwind_warnings(site: Site, own: Collection[Path] = OWN_CODE) -> Iterator[Diagnostic]:
    """Yields the classes of Tailwind in the site's Python that nothing gives a style.

    Args:
        site: The site; where it has a stylesheet of another origin, which may have rules for them,
            nothing is told.
        own: The folders of the site's code.
    """
    if has_tailwind() or any(it.kind == "styles" for it in in_html(site.head)):
        return
    code = [file for folder in own for file in files_below(folder)]
    files = [*code, *own_assets(ASSETS), *files_below(ENGINE), *files_below(ISLANDS)]
    sheets = [it for it in files if it.suffix == ".css" or (it in code and it.suffix in STYLED)]
    styles = "\n".join(it.read_text(encoding="utf-8", errors="replace") for it in sheets)
    for file in code:
        if file.suffix == ".py":
            yield from _without_style(file, styles)


def _without_style(file: Path, styles: str) -> Iterator[Diagnostic]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if not isinstance(node, ast.keyword) or node.arg != "class_name":
            continue
        if not isinstance(node.value, ast.Constant) or not isinstance(node.value.value, str):
            continue
        names = [it for it in node.value.value.split() if UTILITY.fullmatch(it)]
        if lost := [it for it in names if "." + it.replace(":", r"\:") not in styles]:
            place = source_name(file) or str(file), node.lineno, node.col_offset + 1
            message = "expected classes that a stylesheet of the site has"
            found = format_value(" ".join(lost))
            yield Diagnostic(*place, "", message, found, _HINT, Kind.MARKUP)
