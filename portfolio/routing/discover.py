"""Finds the pages that are written in Python, by importing every module of ``pages/``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from inspect import signature
from pathlib import Path

from pydantic import ValidationError

import portfolio.pages
from portfolio.content.checks.cross_references import missing_assets
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.content.routes import served_files
from portfolio.content.validation_errors import to_diagnostics
from portfolio.errors import BuildError, exception_place, exception_text
from portfolio.models.page import PythonPage
from portfolio.paths import ASSETS, SITE, files_below, source_name
from portfolio.routing.page_decorator import DECLARED, Declaration

ENGINE_PAGES = Path(portfolio.pages.__file__).parent
"""Folder of the pages that come with the engine."""


def python_pages(assets: Path = ASSETS) -> dict[PageFile, PythonPage]:
    """Returns the pages that functions in the site's ``pages/`` render, by their places.

    Args:
        assets: The folder of the files that pages may name.

    Raises:
        ContentError: If a module cannot be imported, or a page is not valid.
        BuildError: If a kind of section cannot be used.
    """
    diagnostics = _import_pages()
    pages: dict[PageFile, PythonPage] = {}
    files = served_files(assets)
    for place, declaration in DECLARED.items():
        values = declaration.values
        document = Document(Path(place.file), place.file, values, PythonPage, {}, {})
        try:
            pages[place] = PythonPage.model_validate(values, context={"route": place.route})
            found = [*missing_assets(document, files)]
        except ValidationError as error:
            found = to_diagnostics(error, document)
        diagnostics += [replace(diagnostic, line=place.line) for diagnostic in found]
        diagnostics += _parameter_errors(place, declaration)
    if diagnostics:
        raise ContentError(diagnostics)
    return pages


def _import_pages() -> list[Diagnostic]:
    """Imports all modules of pages, which declare theirs; returns what keeps some from it."""
    diagnostics: list[Diagnostic] = []
    for folder in map(Path, portfolio.pages.__path__):
        for file in files_below(folder):
            parts = file.relative_to(folder).with_suffix("").parts
            if file.suffix != ".py" or any(part.startswith((".", "__")) for part in parts):
                continue
            is_own = file.parent != ENGINE_PAGES
            if is_own and (ENGINE_PAGES / f"{parts[0]}.py").exists():
                diagnostics.append(_taken_name(file, parts[0]))
            else:
                diagnostics += _import(".".join([portfolio.pages.__name__, *parts]))
    return diagnostics


def _taken_name(file: Path, module: str) -> Diagnostic:
    message = "expected a name that no module of the engine's pages has"
    hint = "rename it; the address of a page is what @page says"
    return Diagnostic(source_name(file) or str(file), 1, 1, "", message, module, hint)


def _import(module: str) -> list[Diagnostic]:
    """Imports a module, and returns an error if it cannot be imported.

    Raises:
        BuildError: If a kind of section cannot be used.
    """
    try:
        import_module(module)
    except BuildError:
        raise
    except (Exception, SystemExit) as error:
        message, found = "expected a page that can be imported", exception_text(error)
        return [Diagnostic(*exception_place(error), "", message, found, _hint(error))]
    return []


def _hint(error: BaseException) -> str:
    if isinstance(error, ModuleNotFoundError) and error.name:
        name = error.name.partition(".")[0]
        if (SITE / name).is_dir():
            return f"correct the name; {name}/ of this site has no such module"
        return f"correct the name, or add {name} to requirements.txt and run: make site"
    return "correct the line; the other pages are fine as they are"


def _parameter_errors(place: PageFile, declaration: Declaration) -> Iterator[Diagnostic]:
    names = [*signature(declaration.function).parameters]
    if names not in ([], ["content"]):
        message = "expected a function that takes nothing, or only `content`"
        found = f"({', '.join(names)})"
        hint = "`content` is everything that content/ says; take the others away"
        yield Diagnostic(place.file, place.line, 1, "", message, found, hint)
