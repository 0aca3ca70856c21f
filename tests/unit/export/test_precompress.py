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
    precompress(tmp_path, tmp_path.with_name("store"))
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
    precompress(site, site.with_name("another-store"))
    assert file.read_bytes() == before
    assert not list(site.rglob("*.gz.*"))


def test_what_was_compressed_before_is_not_compressed_again(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {file: file.read_bytes() for file in site.rglob("udc.html.*")}
    assert files
    for file in files:
        file.unlink()
    monkeypatch.setattr(brotli, "compress", None)
    monkeypatch.setattr(gzip, "compress", None)
    precompress(site, site.with_name("store"))
    assert {file: file.read_bytes() for file in files} == files
