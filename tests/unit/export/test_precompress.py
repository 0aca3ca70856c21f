"""Text files get compressed copies where they are smaller."""

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


def test_compressed_files_hold_the_same_text_as_the_originals(site: Path) -> None:
    page = site / "projects" / "udc.html"
    assert brotli.decompress((site / "projects" / "udc.html.br").read_bytes()) == page.read_bytes()
    assert gzip.decompress((site / "projects" / "udc.html.gz").read_bytes()) == page.read_bytes()


def test_short_files_incompressible_files_and_pictures_are_not_compressed(site: Path) -> None:
    compressed = {file.name for file in site.rglob("*") if file.suffix in {".br", ".gz"}}
    assert compressed == {"udc.html.br", "udc.html.gz"}


def test_compressing_the_same_text_gives_the_same_bytes(site: Path) -> None:
    file = site / "projects" / "udc.html.gz"
    before = file.read_bytes()
    precompress(site, site.with_name("another-store"))
    assert file.read_bytes() == before
    assert not list(site.rglob("*.gz.*"))


def test_a_text_compressed_by_an_earlier_build_is_not_compressed_again(
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
