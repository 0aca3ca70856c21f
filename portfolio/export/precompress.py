"""Compressed twins beside every text file, for hosts to choose from."""

from __future__ import annotations

import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

TEXT = {".html", ".css", ".js", ".svg", ".json", ".xml", ".txt", ".ico"}
LEAST = 512
"""Bytes below which a twin saves no packet."""


def compress(site: Path) -> None:
    """Writes a .br and a .gz beside each text file that they make smaller."""
    files = [
        file
        for file in site.rglob("*")
        if file.suffix in TEXT and file.is_file() and file.stat().st_size >= LEAST
    ]
    with ThreadPoolExecutor() as pool:
        list(pool.map(_twins, files))


def _twins(file: Path) -> None:
    data = file.read_bytes()
    for suffix, twin in (
        (".br", brotli.compress(data, quality=11)),
        (".gz", gzip.compress(data, 9, mtime=0)),
    ):
        if len(twin) < len(data):
            file.with_name(file.name + suffix).write_bytes(twin)
