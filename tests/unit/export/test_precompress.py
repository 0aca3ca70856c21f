"""Texts get compressed files beside them, and only where that helps."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import brotli
import pytest

from portfolio.export.precompress import MIN_BYTES, precompress


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "projects").mkdir()
    (tmp_path / "projects" / "udc.html").write_bytes(b"<p>words</p>" * 100)
    (tmp_path / "short.html").write_bytes(b"x" * (MIN_BYTES - 1))
    (tmp_path / "noise.js").write_bytes(Random(1).randbytes(2000))
    (tmp_path / "picture.webp").write_bytes(b"\0" * 2000)
    precompress(tmp_path)
    return tmp_path


def test_the_compressed_files_hold_the_same_words(site: Path) -> None:
    page = site / "projects" / "udc.html"
    assert brotli.decompress((site / "projects" / "udc.html.br").read_bytes()) == page.read_bytes()
    assert gzip.decompress((site / "projects" / "udc.html.gz").read_bytes()) == page.read_bytes()


def test_what_is_short_dense_or_no_text_has_none(site: Path) -> None:
    compressed = {file.name for file in site.rglob("*") if file.suffix in {".br", ".gz"}}
    assert compressed == {"udc.html.br", "udc.html.gz"}


def test_the_same_words_give_the_same_bytes(site: Path) -> None:
    file = site / "projects" / "udc.html.gz"
    before = file.read_bytes()
    precompress(site)
    assert file.read_bytes() == before
    assert not list(site.rglob("*.gz.*"))
