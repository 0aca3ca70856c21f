"""Drawings that content names from ``assets/``, and that must not be able to do anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.checks.links import ASSETS
from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.models.measure import UNSAFE, VECTOR
from portfolio.models.svg_safety import DrawingError, read_safe_svg
from portfolio.paths import is_file


def unsafe_svgs(document: Document, assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings that are served as they are and hold more than shapes and paint."""
    for loc, value in document.scalars():
        if loc and loc[-1] in ASSETS and isinstance(value, str) and value.endswith(VECTOR):
            try:
                _inspect(assets / value.lstrip("/"), assets)
            except DrawingError as error:
                message = UNSAFE.format(found=error.found)
                yield document.diagnostic(loc, message, found=format_value(value), hint=error.mend)


def _inspect(file: Path, assets: Path) -> None:
    if file.resolve().is_relative_to(assets.resolve()) and is_file(file):
        read_safe_svg(file)
