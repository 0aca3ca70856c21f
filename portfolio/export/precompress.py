"""Writes precompressed files beside text files, for hosts to choose from."""

from __future__ import annotations

import gzip
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import brotli

from portfolio.cache import ResultStore
from portfolio.paths import CACHE, files_below

TEXT_ENDINGS = {".html", ".css", ".js", ".mjs", ".svg", ".json", ".xml", ".txt", ".ico"}
MIN_BYTES = 512
"""Bytes below which compression saves no packet."""


def precompress(site: Path, store: Path = CACHE / "compressed") -> None:
    """Writes a .br and a .gz beside each text file that they make smaller.

    Args:
        site: The exported site.
        store: Files that are the same as in an earlier build are taken from here.
    """
    texts = files_below(site, *TEXT_ENDINGS)
    files = [file for file in texts if file.stat().st_size >= MIN_BYTES]
    results = ResultStore(store)
    with ThreadPoolExecutor() as pool:
        list(pool.map(partial(_compress, results), files))
    results.delete_unused()


def _compress(results: ResultStore, file: Path) -> None:
    for suffix, make in COMPRESSIONS.items():
        compressed = results.made(f"text{suffix}", partial(make, file)).read_bytes()
        if len(compressed) < file.stat().st_size:
            file.with_name(file.name + suffix).write_bytes(compressed)


def brotlied(file: Path) -> bytes:
    """Returns a file compressed with Brotli."""
    return brotli.compress(file.read_bytes(), quality=11)


def gzipped(file: Path) -> bytes:
    """Returns a file compressed with gzip, the same at every time."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


COMPRESSIONS = {".br": brotlied, ".gz": gzipped}
