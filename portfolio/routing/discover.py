"""Finds the pages that are written in Python, by importing every module of ``portfolio/pages``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules

from pydantic import ValidationError

import portfolio.pages
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.pages import PageFile
from portfolio.content.suggest import did_you_mean
from portfolio.content.validation_errors import to_diagnostics
from portfolio.errors import BuildError, exception_place, exception_text
from portfolio.models.page import PythonPage
from portfolio.paths import SITE
from portfolio.routing.page_decorator import DECLARED, Declaration, page

_UNKNOWN_ARGUMENT = re.compile(r"unexpected keyword argument '(\w+)'")


def python_pages() -> dict[PageFile, PythonPage]:
    """Returns the pages that functions of ``portfolio/pages`` render, by their places.

    Raises:
        ContentError: If a module cannot be imported, or a page is not valid.
        BuildError: If a kind of section cannot be used.
    """
    modules = sorted(it.name for it in iter_modules(portfolio.pages.__path__, "portfolio.pages."))
    diagnostics = [found for module in modules if (found := _import_error(module))]
    pages: dict[PageFile, PythonPage] = {}
    for place, declaration in DECLARED.items():
        context = {"route": place.route}
        try:
            pages[place] = PythonPage.model_validate(declaration.values, context=context)
        except ValidationError as error:
            values = declaration.values
            document = Document(Path(place.file), place.file, values, PythonPage, {}, {})
            found = to_diagnostics(error, document)
            diagnostics += [replace(diagnostic, line=place.line) for diagnostic in found]
        diagnostics += _parameter_errors(place, declaration)
    if diagnostics:
        raise ContentError(diagnostics)
    return pages


def _import_error(module: str) -> Diagnostic | None:
    """Imports a module; returns what keeps it from being imported, if anything does."""
    try:
        import_module(module)
    except BuildError:
        raise
    except (Exception, SystemExit) as error:
        file, line, column = exception_place(error)
        message = "expected a page that can be imported"
        return Diagnostic(file, line, column, "", message, exception_text(error), _hint(error))
    return None


def _hint(error: BaseException) -> str:
    if isinstance(error, ModuleNotFoundError) and error.name:
        name = error.name.partition(".")[0]
        if (SITE / name).is_dir():
            return f"correct the name; {name}/ of this site has no such module"
        return f"correct the name, or add {name} to requirements.txt and run: make site"
    if match := _UNKNOWN_ARGUMENT.search(str(error)):
        return did_you_mean(match[1], signature(page).parameters)
    return "correct the line; the other pages are fine as they are"


def _parameter_errors(place: PageFile, declaration: Declaration) -> Iterator[Diagnostic]:
    names = [*signature(declaration.function).parameters]
    if names not in ([], ["content"]):
        message = "expected a function that takes nothing, or only `content`"
        found = f"({', '.join(names)})"
        hint = "`content` is everything that content/ says; take the others away"
        yield Diagnostic(place.file, place.line, 1, "", message, found, hint)
