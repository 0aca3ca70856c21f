"""Refuses what makes a page or an app in plain Reflex, and says what to write instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic

ENGINE_APP = "portfolio.portfolio"
"""Module of the one app that a site has."""

_PAGE = (
    "expected `page` of the engine, which gives a page its layout and its place in the site",
    'write `from portfolio import page` and @page("/about", title="…", description="…")',
)
_APP = (
    "expected no app in a page's file: the engine makes the one of the site",
    'take it away: a function with @page("/about", title="…", description="…") of `portfolio` is a '
    "page, and settings are in rxconfig.py and content/site.yaml",
)
_REFUSED = {"reflex.page": _PAGE, "reflex.App": _APP, ENGINE_APP: _APP}
"""What to expect instead, and a hint, by the full names that code has imported."""


def plain_reflex(file: Path, name: str) -> Iterator[Diagnostic]:
    """Yields uses of ``rx.page``, of an app, and of its ``add_page``.

    The file is read and not run: its app would make pages that have no layout, or load the site
    within itself.

    Args:
        file: A module of Python; one that cannot be parsed has no uses.
        name: The file as messages call it.
    """
    try:
        nodes = [*ast.walk(ast.parse(file.read_bytes()))]
    except (SyntaxError, ValueError):
        return
    imported = dict(_imported(nodes))
    refused = [(node, _REFUSED.get(_full_name(node, imported))) for node in nodes]
    has_app = any(said is _APP for _, said in refused)
    for node, said in refused:
        # Objects of other libraries have a method of this name, too.
        if has_app and isinstance(node, ast.Attribute) and node.attr == "add_page":
            said = _PAGE
        if said and isinstance(node, ast.expr | ast.Import | ast.ImportFrom):
            message, hint = said
            found = ast.unparse(node)
            yield Diagnostic(name, node.lineno, node.col_offset + 1, "", message, found, hint)


def _imported(nodes: list[ast.AST]) -> Iterator[tuple[str, str]]:
    """Yields the names that a module gives to what it imports, each with its full name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            for it in node.names:
                yield it.asname or it.name, it.name
        elif isinstance(node, ast.ImportFrom):
            for it in node.names:
                yield it.asname or it.name, f"{node.module}.{it.name}"


def _full_name(node: ast.AST, imported: dict[str, str]) -> str:
    """Returns what a name in the code stands for, or the module that an import is of."""
    if isinstance(node, ast.ImportFrom):
        return node.module or ""
    if isinstance(node, ast.Import):
        return next((it.name for it in node.names if it.name == ENGINE_APP), "")
    if not isinstance(node, ast.Name | ast.Attribute):
        return ""
    first, dot, rest = ast.unparse(node).partition(".")
    return f"{imported.get(first, '')}{dot}{rest}"
