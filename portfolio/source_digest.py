"""Digests of the code that a function needs: its module and what that imports of this project."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

from portfolio.paths import ROOT

_PARSER = Lock()
"""Lock of the parser: Python 3.11 counts depth for all threads, and fails if two parse at once."""


@cache
def source_digest(module: str, root: Path = ROOT) -> str:
    """Returns a digest of a module and of the project modules that it imports, transitively.

    Comments, docstrings and layout do not count, and neither do modules from elsewhere.

    Args:
        module: Dotted name of the module.
        root: The folder that holds the project's packages.
    """
    found: dict[str, str] = {}
    pending = [module]
    while pending:
        name = pending.pop()
        file = _source(name, root)
        if file and name not in found:
            with _PARSER:
                tree = ast.parse(file.read_bytes())
            found[name] = ast.dump(_WithoutDocstrings().visit(tree))
            pending += _imports(tree)
    return sha256(repr(sorted(found.items())).encode()).hexdigest()


def _source(module: str, root: Path) -> Path | None:
    """Returns the file of a module of the project, None for other names."""
    place = root.joinpath(*module.split("."))
    files = (place.with_suffix(".py"), place / "__init__.py")
    return next((file for file in files if file.is_file()), None)


def _imports(tree: ast.AST) -> Iterator[str]:
    """Yields every name that is imported; some of them are functions, not modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class _WithoutDocstrings(ast.NodeTransformer):
    """Removes strings that stand alone, which is what docstrings are."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        is_text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if is_text else node
