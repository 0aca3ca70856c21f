"""Published files do not say where they were made; all else that they say stays."""

from base64 import b64encode
from io import BytesIO
from pathlib import Path

import pillow_heif
import pytest
from PIL import Image, ImageChops, ImageStat, PngImagePlugin

from portfolio.content.diagnostics import ContentError
from portfolio.errors import BuildError
from portfolio.images.published_files import names_place, remove_places, require_sound_assets
from tests.support.photographs import CAMERA, exif, is_upright, photograph, scene
from tests.support.sample import ASSETS

XMP = b'<x:xmpmeta xmlns:x="adobe:ns:meta/" exif:GPSLatitude="59,20N"></x:xmpmeta>'
GPS = 0x8825


def box(name: bytes, *content: bytes) -> bytes:
    body = b"".join(content)
    return (len(body) + 8).to_bytes(4) + name + body


def published(site: Path, name: str, data: bytes) -> bytes:
    """Returns a file of a site after places have been taken out."""
    file = site / "pictures" / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(data)
    remove_places(site)
    return file.read_bytes()


@pytest.mark.parametrize("orientation", [1, 6, 8])
@pytest.mark.parametrize("suffix", [".jpg", ".png"])
def test_a_published_photograph_loses_the_place_and_stays_as_it_looks(
    tmp_path: Path, suffix: str, orientation: int
) -> None:
    options = {"comment": b"at home", "xmp": XMP} if suffix == ".jpg" else {}
    source = photograph(tmp_path / f"photo{suffix}", orientation, **options)
    before = source.read_bytes()
    after = published(tmp_path, source.name, before)
    assert after != before
    assert CAMERA.encode() not in after
    assert b"GPSLatitude" not in after
    with Image.open(BytesIO(before)) as old, Image.open(BytesIO(after)) as new:
        assert new.getexif().get_ifd(GPS) == {}
        assert new.getexif().get(0x0112, 1) == orientation
        difference = ImageChops.difference(old.convert("RGB"), new.convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) <= (1.5 if suffix == ".jpg" else 0)


def test_a_jpeg_without_a_place_keeps_its_notes_byte_for_byte(tmp_path: Path) -> None:
    notes = exif()
    del notes[GPS]
    file = tmp_path / "photo.jpg"
    scene().save(file, exif=notes, comment=b"at home")
    before = file.read_bytes()
    assert CAMERA.encode() in before
    assert published(tmp_path, file.name, before) == before


def test_a_published_progressive_jpeg_keeps_its_quality_and_colour_profile(tmp_path: Path) -> None:
    profile = b"\0" * 36 + b"acsp" + b"\0" * 90
    options = {"progressive": True, "quality": 93, "icc_profile": profile}
    before = photograph(tmp_path / "photo.jpg", **options).read_bytes()
    after = published(tmp_path, "photo.jpg", before)
    with Image.open(BytesIO(before)) as old, Image.open(BytesIO(after)) as new:
        assert new.info["icc_profile"] == profile
        assert new.info["progressive"]
        assert new.quantization == old.quantization  # type: ignore[attr-defined]


def test_the_second_picture_of_a_published_jpeg_goes_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "two.jpg"
    scene().save(file, "MPO", save_all=True, append_images=[scene()], exif=exif())
    after = published(tmp_path, file.name, file.read_bytes())
    assert not names_place(after, "JPEG")
    with Image.open(BytesIO(after)) as image:
        assert image.format == "JPEG"
        assert is_upright(image)


@pytest.mark.parametrize("name", ["me.jpg", "me.jfif", "me.tif", "ME"])
def test_a_published_photograph_loses_the_place_whatever_its_name_ends_in(
    tmp_path: Path, name: str
) -> None:
    before = photograph(tmp_path / "photo.jpg").read_bytes()
    assert not names_place(published(tmp_path, name, before), "JPEG")


@pytest.mark.parametrize("suffix", [".jpg", ".png"])
def test_video_behind_published_photograph_goes_with_its_place(tmp_path: Path, suffix: str) -> None:
    video = box(b"ftyp", b"mp42") + box(b"moov", box(b"udta", box(b"\xa9xyz", b"+59.3+018.0/")))
    scene().save(tmp_path / f"photo{suffix}")
    before = (tmp_path / f"photo{suffix}").read_bytes()
    after = published(tmp_path, f"photo{suffix}", before + video)
    assert b"59.3" not in after
    with Image.open(BytesIO(after)) as image:
        assert is_upright(image)


def test_a_place_in_the_compressed_words_of_a_png_is_taken_out(tmp_path: Path) -> None:
    words = PngImagePlugin.PngInfo()
    words.add_itxt("XML:com.adobe.xmp", XMP.decode() + " " * 9_000, zip=True)
    file = tmp_path / "photo.png"
    scene().save(file, pnginfo=words)
    before = file.read_bytes()
    assert names_place(before, "PNG")
    assert not names_place(published(tmp_path, file.name, before), "PNG")


def with_place(suffix: str, **options: object) -> bytes:
    pillow_heif.register_heif_opener()
    file = BytesIO()
    scene().save(file, suffix, exif=exif(), **options)
    return file.getvalue()


def drawing_with(photo: bytes) -> bytes:
    picture = b64encode(photo).decode()
    image = f'<image href="data:image/jpeg;base64,{picture}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{image}</svg>'.encode()


VIDEO = "ffmpeg -i me.jpg -map 0:v -map 0:a? -map_metadata -1 -c copy without-place-me.jpg"
REFUSED = {
    "a WebP": with_place("webp"),
    "an AVIF": with_place("avif"),
    "a HEIC": with_place("heif"),
    "a TIFF": exif().tobytes().removeprefix(b"Exif\0\0"),
    "a PNG that moves": with_place("png", save_all=True, append_images=[scene().rotate(180)]),
    "half a JPEG": with_place("jpeg")[:900],
    "a drawing with a photograph": drawing_with(with_place("jpeg")),
    "a video": box(b"ftyp", b"isom") + box(b"moov", box(b"udta", box(b"\xa9xyz", b"+59.3+018.0/"))),
    "a video with a track of places": box(b"ftyp", b"isom") + box(b"moov", box(b"stsd", b"gpmd")),
    "a video in WebM": b"\x1a\x45\xdf\xa3....LOCATION..+59.3+018.0/",
    "a PDF with a photograph": b"%PDF-1.7\n" + exif().tobytes(),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_an_asset_whose_place_stays_in_it_is_an_error_of_check_and_of_the_build(
    tmp_path: Path, kind: str
) -> None:
    data, fix = REFUSED[kind], VIDEO if kind.startswith("a video") else "save it as JPEG or PNG"
    file = tmp_path / "pictures" / "me.jpg"
    file.parent.mkdir()
    file.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        require_sound_assets(tmp_path)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.file == str(file)
    assert diagnostic.message == "expected a file that does not say where it was made"
    assert diagnostic.found.endswith("with a place in it")
    assert fix in diagnostic.hint
    with pytest.raises(BuildError, match=r"me\.jpg would publish where it was made"):
        remove_places(tmp_path)


@pytest.mark.parametrize("name", ["loans.mp4", "loans.webm"])
def test_a_video_that_is_none_or_was_not_copied_whole_is_an_error(
    tmp_path: Path, name: str
) -> None:
    video, copy = (ASSETS / "video" / name).read_bytes(), tmp_path / name.upper()
    copy.write_bytes(video)
    require_sound_assets(tmp_path)
    for data in (video[:-1], video[:40], video[:6], b"", b"<!doctype html>"):
        copy.write_bytes(data)
        with pytest.raises(ContentError, match="expected a whole video in MP4 or WebM"):
            require_sound_assets(tmp_path)


WITHOUT_PLACE = {
    "text": b"BMW, free of GPSLatitude; \xa9xyz gpmd",
    "a page with a drawing": b"<!doctype html><svg xmlns='http://www.w3.org/2000/svg'><p>",
    "a drawing with notes": b"<svg xmlns='http://www.w3.org/2000/svg'><!-- Zoe --></svg>",
    "a drawing with a picture": drawing_with(b"of nothing"),
    "a drawing with half a picture": b"<svg><image href='data:image/png;base64,abcde'/></svg>",
    "a video whose pictures look like names": box(b"ftyp", b"isom") + box(b"mdat", b"gpmd\xa9xyz"),
    "a video with other notes": box(b"ftyp", b"isom") + box(b"moov", box(b"udta", b"by Zoe")),
    "a PDF": b"%PDF-1.7\nExif\0\0and nothing more",
    "a Photoshop file": b"8BPS\0\x01",
    "half a JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF",
    "nothing": b"",
}


@pytest.mark.parametrize("data", WITHOUT_PLACE.values(), ids=WITHOUT_PLACE)
def test_an_asset_that_does_not_say_where_it_was_made_stays_byte_for_byte(
    tmp_path: Path, data: bytes
) -> None:
    assert published(tmp_path, "file", data) == data
    require_sound_assets(tmp_path)
