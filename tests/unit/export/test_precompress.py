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


def test_only_texts_that_become_smaller_have_compressed_files_the_same_in_every_build(
    site: Path,
) -> None:
    for store in ("store", "another-store"):
        precompress(site, site.with_name(store))
        made = {it.name: it.read_bytes() for it in site.rglob("*") if it.suffix in {".br", ".gz"}}
        assert made.keys() == {"udc.html.br", "udc.html.gz"}
        text = (site / "projects" / "udc.html").read_bytes()
        assert brotli.decompress(made["udc.html.br"]) == text
        assert made["udc.html.gz"] == gzip.compress(text, 9, mtime=0)


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
