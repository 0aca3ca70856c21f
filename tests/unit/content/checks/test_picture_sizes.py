"""Pictures that are too small for their place, or too heavy."""

from __future__ import annotations

import pytest
from PIL import Image

from portfolio.content.checks import pictures
from portfolio.content.diagnostics import Diagnostic, Kind
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"


def odd(directory: ContentDirectory) -> list[Diagnostic]:
    return [it for it in directory.load().warnings if it.kind is Kind.SIZE]


def redraw(directory: ContentDirectory, name: str, width: int) -> None:
    Image.new("RGB", (width, 8)).save(directory.content / "projects/loans" / name)


def test_a_picture_too_narrow_for_a_wide_place_is_reported(directory: ContentDirectory) -> None:
    redraw(directory, "calculator-1.webp", 1279)
    (diagnostic,) = odd(directory)
    assert place_of(diagnostic) == directory.place(LOANS, "calculator-1.webp")
    assert diagnostic.field == "sections[4].images[0].src"
    assert diagnostic.found == "1279 by 8"


def test_a_phone_screenshot_may_be_as_narrow_as_a_phone(directory: ContentDirectory) -> None:
    redraw(directory, "mobile-1.webp", 390)
    assert odd(directory) == []
    redraw(directory, "mobile-1.webp", 389)
    assert {diagnostic.message for diagnostic in odd(directory)} == {
        "expected at least 390 pixels of width here"
    }


def test_a_picture_file_that_is_too_large_is_reported(
    directory: ContentDirectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MAX_PICTURE_BYTES", 1_000)
    file = directory.content / "projects/loans/calculator-1.webp"
    file.write_bytes(file.read_bytes() + b"\0" * 2_000)
    assert "sections[4].images[0].src" in {diagnostic.field for diagnostic in odd(directory)}
