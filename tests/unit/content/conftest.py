"""Content that a test may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.content_directory import ContentDirectory


@pytest.fixture
def directory(tmp_path: Path) -> ContentDirectory:
    """A fresh copy of the sample content, with its assets beside it."""
    return ContentDirectory(tmp_path)
