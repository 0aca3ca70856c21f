"""Published files lose metadata about their owner: place, camera, names, folders."""

from __future__ import annotations

from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path

import pillow_heif
import pytest
from PIL import Image

from portfolio.content.diagnostics import ContentError
from portfolio.errors import BuildError
from portfolio.images import metadata
from portfolio.images.published_files import remove_metadata, require_clean_assets
from portfolio.picture_files.conversion import open_picture
from tests.support.photographs import CAMERA, exif, is_upright, photograph, scene

XMP = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- taken at home --></x:xmpmeta>'


def box(name: bytes, *content: bytes) -> bytes:
    body = b"".join(content)
    return (len(body) + 8).to_bytes(4) + name + body


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


def test_a_published_picture_whose_notes_cannot_be_removed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = photograph(tmp_path / "photo.avif").read_bytes()
    monkeypatch.setattr(metadata, "avif_metadata", lambda _: (b"in two pieces", None))
    with pytest.raises(BuildError, match=r"photo\.avif would publish what it says of you"):
        published(tmp_path, "photo.avif", before)


PICTURE_FORMATS = ("jpg", "png", "webp", "avif", "heic")


@pytest.mark.parametrize("format", PICTURE_FORMATS)
@pytest.mark.parametrize("name", ["me.jpg", "me.jfif", "me.jpe", "me.heif", "me.tif", "ME"])
def test_a_published_picture_loses_the_place_whatever_its_name_ends_in(
    tmp_path: Path, format: str, name: str
) -> None:
    pillow_heif.register_heif_opener()
    before = photograph(tmp_path / f"photo.{format}").read_bytes()
    after = published(tmp_path, name, before)
    assert CAMERA.encode() in before
    assert CAMERA.encode() not in after
    with open_picture(after) as image:
        assert not image.getexif().get_ifd(0x8825)
        assert is_upright(image)


FILM_WITH_PLACE = (
    b"\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x24moov\0\0\0\x1cudta\0\0\0\x14\xa9xyz+59.3+018.0/"
)


@pytest.mark.parametrize("format", [*PICTURE_FORMATS, "gif"])
def test_what_is_behind_the_end_of_a_published_picture_is_left_out(
    tmp_path: Path, format: str
) -> None:
    pillow_heif.register_heif_opener()
    scene().save(tmp_path / f"photo.{format}")
    before = (tmp_path / f"photo.{format}").read_bytes()
    for appended in (FILM_WITH_PLACE, b"\0\0+59.3+018.0"):
        after = published(tmp_path, f"photo.{format}", before + appended)
        assert b"59.3" not in after
        with open_picture(after) as image:
            assert is_upright(image, tolerance=60)


def test_the_film_within_a_published_heic_picture_is_removed(tmp_path: Path) -> None:
    pillow_heif.register_heif_opener()
    scene().save(tmp_path / "photo.heic")
    film = (len(FILM_WITH_PLACE) + 8).to_bytes(4) + b"mpvd" + FILM_WITH_PLACE
    after = published(tmp_path, "a.heic", (tmp_path / "photo.heic").read_bytes() + film)
    assert b"59.3" not in after
    with open_picture(after) as image:
        assert is_upright(image)


def test_all_pictures_of_a_published_heic_file_lose_the_place(tmp_path: Path) -> None:
    pillow_heif.register_heif_opener()
    further = scene(60, 80)
    further.info["exif"] = exif().tobytes()
    photograph(tmp_path / "two.heic", save_all=True, append_images=[further])
    before = (tmp_path / "two.heic").read_bytes()
    after = published(tmp_path, "a.heic", before)
    assert before.count(CAMERA.encode()) == 2
    assert CAMERA.encode() not in after


def test_a_published_gif_loses_comments_and_keeps_frames_and_repetitions(tmp_path: Path) -> None:
    first, *others = (Image.new("RGB", (8, 8), color) for color in ("red", "lime", "blue"))
    file = tmp_path / "moves.gif"
    options = {"duration": [200, 300, 400], "loop": 3, "comment": b"at home"}
    first.save(file, save_all=True, append_images=others, **options)
    after = published(tmp_path, "moves.gif", file.read_bytes())
    assert b"home" not in after
    with Image.open(BytesIO(after)) as image:
        assert (image.info["loop"], getattr(image, "n_frames", 1)) == (3, 3)


def test_a_picture_within_a_published_drawing_loses_the_place(tmp_path: Path) -> None:
    photo = b64encode(photograph(tmp_path / "photo.jpg").read_bytes()).decode()
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        f'<image href="data:image/jpeg;base64,{photo}"/></svg>'
    )
    after = published(tmp_path, "cat.svg", svg.encode())
    data = b64decode(after.split(b"base64,")[1].split(b'"')[0])
    assert CAMERA.encode() not in data
    with Image.open(BytesIO(data)) as image:
        assert is_upright(image)


KEPT_NOTES = {
    "a TIFF": b"II*\0\x08\0\0\0\0\0\0\0\0\0",
    "a raw photograph": b"\0\0\0\x18ftypcrx \0\0\0\x01crx isom",
    "a Photoshop file": b"8BPS\0\x01",
    "a JPEG XL": b"\0\0\0\x0cJXL \r\n\x87\n",
    "a JPEG 2000": b"\0\0\0\x0cjP  \r\n\x87\n",
    "half a JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF",
    "a film with a track of places": box(b"ftyp", b"isom") + box(b"moov", box(b"stsd", b"gpmd")),
    "a WebM with a place": b"\x1a\x45\xdf\xa3....LOCATION..+59.3+018.0/",
    "a PDF with a photograph": b"%PDF-1.7\n" + exif().tobytes(),
    "a drawing that is not well-formed": b"<svg xmlns='http://www.w3.org/2000/svg'>",
}


@pytest.mark.parametrize("data", KEPT_NOTES.values(), ids=KEPT_NOTES)
def test_an_asset_that_cannot_be_cleaned_is_an_error_of_check_and_of_the_build(
    tmp_path: Path, data: bytes
) -> None:
    file = tmp_path / "pictures" / "me.jpg"
    file.parent.mkdir()
    file.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        require_clean_assets(tmp_path)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.file == str(file)
    assert diagnostic.hint
    with pytest.raises(BuildError, match=r"me\.jpg would publish what it says of you"):
        remove_metadata(tmp_path)


WITHOUT_NOTES = {
    "text": b"BMW, free of GPSLatitude; \xa9xyz gpmd",
    "a page with a drawing": b"<!doctype html><svg xmlns='http://www.w3.org/2000/svg'><p>",
    "words where a box has its name": b"Get free things",
    "a film whose pictures look like names": box(b"ftyp", b"isom") + box(b"mdat", b"gpmd\xa9xyz"),
    "a PDF": b"%PDF-1.7\nExif\0\0and nothing more",
    "nothing": b"",
}


@pytest.mark.parametrize("data", WITHOUT_NOTES.values(), ids=WITHOUT_NOTES)
def test_an_asset_that_says_nothing_of_its_owner_stays_byte_for_byte(
    tmp_path: Path, data: bytes
) -> None:
    assert published(tmp_path, "file", data) == data
    require_clean_assets(tmp_path)


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


def test_a_published_video_keeps_length_in_bytes_and_loses_the_place(tmp_path: Path) -> None:
    place = box(b"udta", box(b"\xa9xyz", b"+59.3+018.0/"))
    keys = box(b"meta", box(b"keys", b"com.apple.quicktime.location.ISO6709 +59.3"))
    film = box(b"ftyp", b"isom") + box(b"moov", box(b"trak", place), keys) + box(b"mdat", b"udta")
    after = published(tmp_path, "clip.mp4", film)
    assert len(after) == len(film)
    assert b"59.3" not in after
    assert b"xyz" not in after
    assert after.endswith(box(b"mdat", b"udta"))
