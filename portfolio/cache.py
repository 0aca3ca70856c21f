"""Keeps the results of slow functions in files until something that they depend on changes."""

from __future__ import annotations

import ast
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.paths import ENGINE

DAY = 24 * 60 * 60
"""Seconds after which the use of a result is marked again: watchers of files see each mark."""

MAX_AGE = 30 * DAY
"""Seconds after which a result that no build has used is deleted."""

_PARSER = Lock()
"""Lock of the parser: Python 3.11 counts depth for all threads, and fails if two parse at once."""


def result_key(make: partial[Any], reads: Iterable[Path] = ()) -> str:
    """Returns a name that is another one as soon as the result may be.

    It is made of the code that `make` needs, of its arguments and of `reads`. Paths count by the
    content of their files, also inside lists and tuples; everything else by its `repr`.

    Args:
        make: The function and its arguments.
        reads: Files that the function reads without being given their paths.
    """
    inputs = [source_digest(make.func.__module__), make.args, make.keywords, *reads]
    digest = sha256()
    for content in _contents(inputs):
        digest.update(len(content).to_bytes(8, "big") + content)
    return digest.hexdigest()[:16]


def _contents(inputs: Iterable[object]) -> Iterator[bytes]:
    for value in inputs:
        if isinstance(value, list | tuple):
            yield from _contents(value)
        elif isinstance(value, dict):
            yield from _contents(sorted(value.items()))
        else:
            yield value.read_bytes() if isinstance(value, Path) else repr(value).encode()


class ResultStore:
    """A folder of results.

    Attributes:
        folder: The folder; it is created when something is put into it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def has(self, key: str) -> bool:
        """Returns whether there is a result, and marks it as used.

        Args:
            key: File name, made of all that the result depends on.
        """
        file = self.folder / key
        if not file.is_file():
            return False
        if time.time() - file.stat().st_mtime > DAY:
            os.utime(file)
        return True

    def get(self, key: str) -> bytes:
        """Returns a result that the store has."""
        return (self.folder / key).read_bytes()

    def put(self, key: str, result: bytes) -> None:
        """Keeps a result."""
        write_file(self.folder / key, result)

    def made(self, name: str, make: partial[str] | partial[bytes]) -> Path:
        """Returns the file of a result, which is made now if the store does not have it.

        Args:
            name: File name of the result; the key goes between its stem and suffix.
            make: The function and its arguments; a text is kept as UTF-8.
        """
        key = _named_key(name, make)
        if not self.has(key):
            self._keep(key, make())
        return self.folder / key

    def all_made(self, makes: Mapping[str, partial[str]]) -> dict[str, Path]:
        """Returns the files of results by the names given; what is missing is made in parallel.

        Args:
            makes: Functions with their arguments, by file name as for :meth:`made`.
        """
        keys = {name: _named_key(name, make) for name, make in makes.items()}
        missing = {keys[name]: make for name, make in makes.items() if not self.has(keys[name])}
        if len(missing) > 1:
            with ProcessPoolExecutor() as pool:
                results = pool.map(partial.__call__, missing.values())
                for key, result in zip(missing, results, strict=True):
                    self._keep(key, result)
        else:
            for key, make in missing.items():
                self._keep(key, make())
        return {name: self.folder / key for name, key in keys.items()}

    def _keep(self, key: str, result: str | bytes) -> None:
        self.put(key, result.encode() if isinstance(result, str) else result)

    def delete_unused(self) -> None:
        """Deletes the results that have not been used for `MAX_AGE`."""
        for file in self.folder.glob("*"):
            # Another process may have deleted it, or given what it wrote its name.
            with suppress(FileNotFoundError):
                if time.time() - file.stat().st_mtime > MAX_AGE:
                    file.unlink()


def _named_key(name: str, make: partial[Any]) -> str:
    """Returns a file name with the key of a result between its stem and suffix."""
    stem, _, suffix = name.rpartition(".")
    return f"{stem}.{result_key(make)}.{suffix}"


@cache
def source_digest(module: str, root: Path = ENGINE.parent) -> str:
    """Returns a digest of a module and of the project modules that it imports, transitively.

    Comments, docstrings and layout do not count, and neither do modules from elsewhere or those
    that are imported for types alone.

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
            found[name], imported = _code_and_imports(file)
            pending += imported
    return sha256(repr(sorted(found.items())).encode()).hexdigest()


@cache
def _code_and_imports(file: Path) -> tuple[str, list[str]]:
    """Returns what runs of a module as a text, and the names that it imports."""
    with _PARSER:
        tree = ast.parse(file.read_bytes())
    return ast.dump(_CodeThatRuns().visit(tree)), [*_imports(tree)]


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


class _CodeThatRuns(ast.NodeTransformer):
    """Removes what is for readers and type checkers.

    That is strings that stand alone, which docstrings are, and what is below ``TYPE_CHECKING``.
    """

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        is_text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if is_text else node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        is_for_types = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return None if is_for_types else self.generic_visit(node)
