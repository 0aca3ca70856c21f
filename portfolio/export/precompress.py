"""Writes precompressed files beside text files, for hosts to choose from."""

from __future__ import annotations

import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

TEXT = {".html", ".css", ".js", ".svg", ".json", ".xml", ".txt", ".ico"}
MIN_BYTES = 512
"""Bytes below which compression saves no packet."""


def precompress(site: Path) -> None:
    """Writes a .br and a .gz beside each text file that they make smaller."""
    files = [
        file
        for file in site.rglob("*")
        if file.suffix in TEXT and file.is_file() and file.stat().st_size >= MIN_BYTES
    ]
    with ThreadPoolExecutor() as pool:
        list(pool.map(_compress, files))


def _compress(file: Path) -> None:
    data = file.read_bytes()
    for suffix, compressed in (
        (".br", brotli.compress(data, quality=11)),
        (".gz", gzip.compress(data, 9, mtime=0)),
    ):
        if len(compressed) < len(data):
            file.with_name(file.name + suffix).write_bytes(compressed)
