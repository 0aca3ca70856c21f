"""Drawings below ``assets/`` that content names: shapes and paint only, of a size to paint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.models.meaning import Meaning
from portfolio.models.picture.size import UNSAFE, VECTOR
from portfolio.models.svg_safety import DrawingError, read_safe_svg, require_proportions
from portfolio.paths import is_file


def unsafe_svgs(document: Document, assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings that hold more than shapes and paint, e.g. a script, or have no size."""
    for loc, address in document.texts(Meaning.ASSET):
        if address.endswith(VECTOR):
            try:
                _inspect(assets / address.lstrip("/"), assets)
            except DrawingError as error:
                message = UNSAFE.format(found=error.found)
                found = format_value(address)
                yield document.diagnostic(loc, message, found=found, hint=error.fix)


def _inspect(file: Path, assets: Path) -> None:
    if file.resolve().is_relative_to(assets.resolve()) and is_file(file):
        require_proportions(read_safe_svg(file), file)
