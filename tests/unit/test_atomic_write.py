"""Several files are written completely or not at all, and only where they differ."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from portfolio.atomic_write import write_file, write_files


def test_atomic_write_encodes_text_as_utf_8_and_keeps_bytes(tmp_path: Path) -> None:
    write_files({tmp_path / "new" / "a.txt": "é", tmp_path / "b.bin": b"\xff"})
    assert (tmp_path / "new" / "a.txt").read_bytes() == "é".encode()
    assert (tmp_path / "b.bin").read_bytes() == b"\xff"


def test_atomic_write_does_not_touch_an_unchanged_file(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    write_file(file, "same")
    os.utime(file, (0, 0))
    write_file(file, "same")
    assert file.stat().st_mtime == 0
    write_file(file, "other")
    assert file.read_text() == "other"


def test_a_failed_atomic_write_leaves_every_file_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes = Path.write_bytes

    def fail_for_last(self: Path, data: bytes) -> int:
        if "last.txt" in self.name:
            write_bytes(self, data[:1])
            raise OSError("full")
        return write_bytes(self, data)

    monkeypatch.setattr(Path, "write_bytes", fail_for_last)
    (tmp_path / "old.txt").write_text("before")
    contents = {
        tmp_path / "old.txt": "after",
        tmp_path / "new.txt": "after",
        tmp_path / "folder" / "last.txt": "after",
    }
    with pytest.raises(OSError, match="full"):
        write_files(contents)
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["old.txt"]
    assert (tmp_path / "old.txt").read_text() == "before"


def test_atomic_write_allows_two_threads_to_write_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes, both_have_written = Path.write_bytes, Barrier(2, timeout=10)

    def write_and_wait(self: Path, data: bytes) -> int:
        written = write_bytes(self, data)
        both_have_written.wait()
        return written

    monkeypatch.setattr(Path, "write_bytes", write_and_wait)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(write_file, [tmp_path / "a.txt"] * 2, [b"same"] * 2))
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_text() == "same"
