"""What tests of sections share: pictures to name, and sections read from content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import TypeAdapter

from portfolio.models.sections import AnySection

PICTURES = {"wide": (1280, 800), "large": (1600, 1000), "tall": (400, 500), "upright": (900, 1200)}

Read = Callable[..., Any]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with pictures named after their shapes."""
    for name, size in PICTURES.items():
        Image.new("RGB", size).save(tmp_path / f"{name}.webp")
    return tmp_path


@pytest.fixture
def read(folder: Path) -> Read:
    """Reads a section of the kind that its data names."""

    def read(data: dict[str, Any], **fields: Any) -> Any:
        context = {"folder": folder, "content": folder}
        return TypeAdapter(AnySection).validate_python({**data, **fields}, context=context)

    return read
