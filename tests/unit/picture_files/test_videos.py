"""The size and the length of a video are read from the header of its file."""

import struct
from pathlib import Path

import pytest

from portfolio.components.media import asset_manifest
from portfolio.picture_files.videos import video_size


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
    sound, video = track(0, 0), track(640, 480, is_long=is_long)
    (tmp_path / "video.mp4").write_bytes(part(b"ftyp", b"isom") + part(b"moov", sound + video))
    assert video_size(tmp_path / "video.mp4") == (640, 480)


def test_a_video_that_was_held_upright_is_upright(tmp_path: Path) -> None:
    turned = track(640, 480, is_turned=True)
    (tmp_path / "video.mp4").write_bytes(part(b"moov", turned))
    assert video_size(tmp_path / "video.mp4") == (480, 640)


@pytest.mark.parametrize("data", [b"", b"not a video at all", part(b"moov", track(0, 0))])
def test_a_file_that_says_no_size_has_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "video.mp4").write_bytes(data)
    assert video_size(tmp_path / "video.mp4") is None


@pytest.mark.parametrize("is_long", [False, True])
def test_the_length_of_a_video_is_read_from_a_file_that_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_long: bool
) -> None:
    times = struct.pack(">QQIQ" if is_long else ">IIII", 0, 0, 1000, 8040)
    header = bytes([is_long, 0, 0, 0]) + times + bytes(80)
    mp4 = part(b"ftyp", b"isom") + part(b"moov", part(b"mvhd", header))
    (tmp_path / "video.mp4").write_bytes(mp4)
    (tmp_path / "broken.mp4").write_bytes(b"not a video at all")
    monkeypatch.setattr(asset_manifest, "asset_file", lambda address: tmp_path / Path(address).name)
    assert asset_manifest.video_seconds("/player/video?loop=1") == 8
    for unknown in ("/player/other", "/player/broken", "https://player.vimeo.com/video/1"):
        assert asset_manifest.video_seconds(unknown) is None
