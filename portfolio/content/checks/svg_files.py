"""Drawings below ``assets/`` that content names: shapes and paint only, of a size to paint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.models.meaning import Meaning
from portfolio.models.picture.size import UNSAFE, VECTOR
from portfolio.models.svg_safety import (
    DrawingError,
    read_safe_svg,
    require_proportions,
    require_shapes,
)
from portfolio.models.theme import Theme
from portfolio.paths import is_file

THEME_FILE = "content/theme.yaml"


def unsafe_svgs(document: Document, assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings with more than shapes and paint, without a size or, of the theme, shapes."""
    for loc, address in document.texts(Meaning.ASSET):
        if address.endswith(VECTOR):
            try:
                _inspect(
                    assets / address.lstrip("/"),
                    assets,
                    may_be_empty=document.annotation is not Theme,
                )
            except DrawingError as error:
                message = UNSAFE.format(found=error.found)
                found = format_value(address)
                yield document.diagnostic(loc, message, found=found, hint=error.fix)


def theme_drawings(theme: Theme, own: dict[str, Any], assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings of the theme that are missing or unsafe.

    Args:
        theme: Theme with everything that the theme it extends says.
        own: Keys of the owner's file, which other checks look at.
        assets: The folder ``assets/``.
    """
    for key in {"mascot", "logo"} - own.keys():
        address = getattr(theme, key)
        if not address.startswith("/"):
            continue
        found, hint = format_value(address), f"add the file, or write `{key}: none`"
        try:
            if is_file(assets / address.lstrip("/")):
                _inspect(assets / address.lstrip("/"), assets)
                continue
            message = "expected a file in assets/, which the theme shows"
        except DrawingError as error:
            message, hint = UNSAFE.format(found=error.found), error.fix
        yield Diagnostic(THEME_FILE, 1, 1, key, message, found, hint)


def _inspect(file: Path, assets: Path, *, may_be_empty: bool = False) -> None:
    if file.resolve().is_relative_to(assets.resolve()) and is_file(file):
        svg = read_safe_svg(file)
        require_proportions(svg, file)
        if not may_be_empty:
            require_shapes(svg, file)
