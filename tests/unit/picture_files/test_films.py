"""The size of a film is read from the header of its file."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from portfolio.picture_files.films import film_size


def part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I4s", len(data) + 8, name) + data


def track(width: int, height: int, *, is_long: bool = False, is_turned: bool = False) -> bytes:
    times = bytes(52 - 4 if is_long else 40 - 4)
    across = 0 if is_turned else 65536
    matrix = struct.pack(">i", across) + bytes(32)
    size = struct.pack(">II", width * 65536, height * 65536)
    return part(b"trak", part(b"tkhd", bytes([is_long, 0, 0, 0]) + times + matrix + size))


@pytest.mark.parametrize("is_long", [False, True])
def test_the_size_is_that_of_the_first_track_with_pictures(tmp_path: Path, is_long: bool) -> None:
    sound, film = track(0, 0), track(640, 480, is_long=is_long)
    (tmp_path / "film.mp4").write_bytes(part(b"ftyp", b"isom") + part(b"moov", sound + film))
    assert film_size(tmp_path / "film.mp4") == (640, 480)


def test_a_film_that_was_held_upright_is_upright(tmp_path: Path) -> None:
    turned = track(640, 480, is_turned=True)
    (tmp_path / "film.mp4").write_bytes(part(b"moov", turned))
    assert film_size(tmp_path / "film.mp4") == (480, 640)


@pytest.mark.parametrize("data", [b"", b"not a film at all", part(b"moov", track(0, 0))])
def test_a_file_that_says_no_size_has_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "film.mp4").write_bytes(data)
    assert film_size(tmp_path / "film.mp4") is None
