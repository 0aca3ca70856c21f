"""Published files lose metadata about their owner: place, camera, names, folders."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pillow_heif
import pytest
from PIL import Image

from portfolio.images import metadata
from portfolio.images.published_files import remove_metadata
from tests.support.photographs import CAMERA, is_upright, photograph, scene

XMP = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- taken at home --></x:xmpmeta>'


def published(site: Path, name: str, data: bytes) -> bytes:
    """Returns a file of a site after its metadata has been removed."""
    file = site / "pictures" / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(data)
    remove_metadata(site)
    return file.read_bytes()


@pytest.mark.parametrize("orientation", [1, 6, 8])
@pytest.mark.parametrize("suffix", [".jpg", ".JPEG", ".png", ".webp", ".avif"])
def test_published_pictures_lose_place_camera_and_notes_but_no_pixel(
    tmp_path: Path, suffix: str, orientation: int
) -> None:
    options = {"comment": b"at home"} if suffix.lower().startswith(".j") else {}
    source = photograph(tmp_path / f"photo{suffix}", orientation, xmp=XMP, **options)
    before = source.read_bytes()
    assert CAMERA.encode() in before
    after = published(tmp_path, source.name, before)
    for secret in (CAMERA.encode(), b"home", b"xmpmeta"):
        assert secret not in after
    with Image.open(BytesIO(before)) as old, Image.open(BytesIO(after)) as new:
        assert new.getexif().get_ifd(0x8825) == {}
        assert new.tobytes() == old.tobytes()
        assert new.getexif().get(0x0112, 1) == orientation


def test_the_second_picture_of_a_published_jpeg_is_removed_with_the_metadata(
    tmp_path: Path,
) -> None:
    file = tmp_path / "two.jpg"
    exif = Image.Exif()
    exif[0x0110] = CAMERA
    scene().save(file, "MPO", save_all=True, append_images=[scene()], exif=exif)
    before = file.read_bytes()
    after = published(tmp_path, file.name, before)
    assert CAMERA.encode() in before
    assert CAMERA.encode() not in after
    with Image.open(BytesIO(after)) as image:
        assert image.format == "JPEG"
        assert is_upright(image)


def test_a_published_progressive_jpeg_keeps_every_scan_and_the_colour_profile(
    tmp_path: Path,
) -> None:
    profile = b"\0" * 36 + b"acsp" + b"\0" * 90
    options = {"progressive": True, "restart_marker_rows": 1, "icc_profile": profile}
    before = photograph(tmp_path / "photo.jpg", **options).read_bytes()
    after = published(tmp_path, "photo.jpg", before)
    assert after != before
    with Image.open(BytesIO(before)) as old, Image.open(BytesIO(after)) as new:
        assert new.tobytes() == old.tobytes()
        assert new.info["icc_profile"] == profile


@pytest.mark.parametrize("suffix", [".avif", ".jpg"], ids=["in pieces", "of another format"])
def test_a_published_picture_whose_notes_cannot_be_removed_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], suffix: str
) -> None:
    before = photograph(tmp_path / "photo.avif").read_bytes()
    monkeypatch.setattr(metadata, "avif_metadata", lambda _: (b"in two pieces", None))
    assert published(tmp_path, f"photo{suffix}", before) == before
    assert f"photo{suffix} is published as it is" in capsys.readouterr().err


def test_a_published_heic_picture_loses_the_place(tmp_path: Path) -> None:
    pillow_heif.register_heif_opener()
    before = photograph(tmp_path / "photo.heic").read_bytes()
    after = published(tmp_path, "photo.heic", before)
    assert CAMERA.encode() in before
    assert CAMERA.encode() not in after
    with Image.open(BytesIO(after)) as image:
        assert is_upright(image)


def test_a_published_drawing_loses_the_notes_of_drawing_programs(tmp_path: Path) -> None:
    drawing = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        inkscape:export-filename="/home/zoe/secret/cat.png">
        <!-- drawn by Zoe --><metadata>Zoe</metadata><path d="M0 0h9v9z"/></svg>"""
    after = published(tmp_path, "cat.svg", drawing)
    assert b"zoe" not in after.lower()
    assert b"M0 0h9v9z" in after


def test_a_published_drawing_without_notes_stays_byte_for_byte(tmp_path: Path) -> None:
    drawing = (
        b"<svg xmlns='http://www.w3.org/2000/svg'   viewBox='0 0 9 9'><path d='M0 0h9'/></svg>"
    )
    assert published(tmp_path, "cat.svg", drawing) == drawing


def box(name: bytes, *content: bytes) -> bytes:
    body = b"".join(content)
    return (len(body) + 8).to_bytes(4) + name + body


def test_a_published_video_keeps_length_in_bytes_and_loses_the_place(tmp_path: Path) -> None:
    place = box(b"udta", box(b"\xa9xyz", b"+59.3+018.0/"))
    keys = box(b"meta", box(b"keys", b"com.apple.quicktime.location.ISO6709 +59.3"))
    film = box(b"ftyp", b"isom") + box(b"moov", box(b"trak", place), keys) + box(b"mdat", b"udta")
    after = published(tmp_path, "clip.mp4", film)
    assert len(after) == len(film)
    assert b"59.3" not in after
    assert b"xyz" not in after
    assert after.endswith(box(b"mdat", b"udta"))
