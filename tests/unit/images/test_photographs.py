"""Photographs of phones are shown upright, in their colours, and animated if they are."""

from pathlib import Path
from typing import Any, cast

import numpy
import pillow_heif
import pytest
from PIL import Image, ImageSequence

from portfolio.components.media.asset_manifest import AssetManifest, PictureFiles, provide
from portfolio.components.media.picture import picture_html, picture_props
from portfolio.content.themes import default_theme
from portfolio.errors import BuildError
from portfolio.images import renditions
from portfolio.images.rendition_plan import formats_of, plan_renditions
from portfolio.images.renditions import average_color
from portfolio.images.social_background import rings
from portfolio.images.social_image_layout import draw_social_image
from portfolio.images.social_images import image_colors
from portfolio.models.picture import Picture
from tests.support.hard_files import VIDEO, with_trailing_bytes
from tests.support.photographs import (
    CAMERA,
    as_content,
    is_upright,
    photograph,
    red_is_green,
    scene,
)

pillow_heif.register_heif_opener()


def made(picture: Picture, store: Path) -> dict[str, list[Path]]:
    """Makes the renditions of a picture and returns their files by format."""
    store.mkdir(exist_ok=True)
    planned = {it: plan_renditions(picture, it) for it in formats_of(picture)}
    renditions._render(store, [file for files in planned.values() for file in files])
    return {it: [store / file.name for file in files] for it, files in planned.items()}


def shown(file: Path) -> Image.Image:
    """Returns the only WebP of a picture, decoded."""
    (webp,) = made(as_content(file), file.parent / "store")["webp"]
    with Image.open(webp) as image:
        image.load()
    return image


class TestOrientation:
    @pytest.mark.parametrize(
        ("orientation", "suffix"),
        [
            *((held, ".jpg") for held in range(1, 9)),
            *((6, suffix) for suffix in (".png", ".webp", ".avif")),
            (1, ".HEIC"),
        ],
    )
    def test_renditions_are_upright_however_the_camera_was_held(
        self, tmp_path: Path, orientation: int, suffix: str
    ) -> None:
        picture = as_content(photograph(tmp_path / f"photo{suffix}", orientation))
        assert (picture.width, picture.height) == (120, 160)
        for files in made(picture, tmp_path / "store").values():
            for file in files:
                with Image.open(file) as image:
                    assert image.size == (120, 160)
                    assert is_upright(image)

    def test_clear_parts_of_picture_show_the_frame_of_a_social_image(self, tmp_path: Path) -> None:
        colors, ground = image_colors(default_theme(), "home"), rings("#2e3fd9", "#3d4ee6")
        Image.new("RGBA", (720, 520), (0, 0, 0, 0)).save(tmp_path / "clear.png")
        Image.new("RGB", (720, 520), colors.lettering.border).save(tmp_path / "frame.png")
        clear, frame = (
            draw_social_image("A", "", ground, [tmp_path / name], owner="O", colors=colors)
            for name in ("clear.png", "frame.png")
        )
        assert clear == frame

    def test_a_rendition_that_was_made_sideways_is_not_used_again(self, tmp_path: Path) -> None:
        upright = as_content(photograph(tmp_path / "photo.png"))
        name = plan_renditions(upright, "webp")[0].name
        upright._measures = upright._measures._replace(conversions=("upright",))
        assert plan_renditions(upright, "webp")[0].name != name


class TestFormats:
    def test_a_jpeg_with_a_second_picture_is_no_animation(self, tmp_path: Path) -> None:
        file = tmp_path / "portrait.jpg"
        scene().save(file, "MPO", save_all=True, append_images=[Image.new("RGB", (30, 40))])
        picture = as_content(file)
        assert not picture.is_animated
        assert (picture.width, picture.height) == (120, 160)

    @pytest.mark.parametrize(
        ("mode", "name"),
        [("CMYK", "print.jpg"), ("P", "few.png"), ("L", "grey.png"), ("1", "ink.png")],
    )
    def test_renditions_of_other_colour_modes_are_converted_to_rgb(
        self, tmp_path: Path, mode: str, name: str
    ) -> None:
        source = scene().convert(mode)
        source.save(tmp_path / name, quality=95)
        found, expected = (
            image.convert("RGB").resize((1, 1), Image.Resampling.BOX).tobytes()
            for image in (shown(tmp_path / name), source)
        )
        assert all(abs(a - b) < 8 for a, b in zip(found, expected, strict=True))

    def test_renditions_apply_and_leave_out_the_colour_profile(self, tmp_path: Path) -> None:
        Image.new("RGB", (40, 30), (230, 0, 0)).save(
            tmp_path / "odd.png", icc_profile=red_is_green()
        )
        image = shown(tmp_path / "odd.png")
        assert "icc_profile" not in image.info
        red, green, _ = image.convert("RGB").resize((1, 1)).tobytes()
        assert red < 20
        assert green > 200

    def test_a_broken_colour_profile_of_a_picture_is_ignored(self, tmp_path: Path) -> None:
        scene().save(tmp_path / "odd.png", icc_profile=b"no profile at all")
        assert is_upright(shown(tmp_path / "odd.png"))

    def test_renditions_say_nothing_of_camera_and_place(self, tmp_path: Path) -> None:
        picture = as_content(photograph(tmp_path / "photo.jpg", 6, comment=b"my home"))
        for files in made(picture, tmp_path / "store").values():
            data = files[0].read_bytes()
            assert b"Exif" not in data
            assert CAMERA.encode() not in data
            assert b"my home" not in data

    def test_picture_with_damaged_data_is_error_that_names_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "photo.png"
        scene().save(file)
        picture = as_content(file)
        data = file.read_bytes()
        file.write_bytes(data[:60] + bytes(30) + data[90:])
        with pytest.raises(BuildError, match=r"photo\.png: the picture is damaged"):
            made(picture, tmp_path / "store")

    @pytest.mark.parametrize("suffix", [".jpg", ".png", ".webp", ".avif", ".heic", ".gif"])
    def test_a_picture_whose_end_is_missing_is_an_error_that_names_the_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
    ) -> None:
        file = tmp_path / f"photo{suffix}"
        scene(640, 480).save(file)
        picture, data = as_content(file), file.read_bytes()
        monkeypatch.setattr(renditions, "shown_pictures", lambda _: [picture])
        renditions.require_whole_pictures(cast(Any, None))
        file.write_bytes(data[: len(data) * 2 // 3])
        for decode in (
            lambda: made(picture, tmp_path / "store"),
            lambda: renditions.require_whole_pictures(cast(Any, None)),
        ):
            with pytest.raises(BuildError, match=r"photo\.\w+: the picture is damaged .* again"):
                decode()

    @pytest.mark.parametrize("suffix", [".jpg", ".png", ".webp", ".avif", ".heic", ".gif"])
    @pytest.mark.parametrize("appended", [VIDEO, b"\0\0\n", b"notes " * 20_000], ids=len)
    def test_a_picture_with_bytes_behind_its_end_is_shown(
        self, tmp_path: Path, suffix: str, appended: bytes
    ) -> None:
        """As the video of a motion photograph, and the notes of some programs."""
        file = tmp_path / f"motion{suffix}"
        with_trailing_bytes(file, appended)
        assert is_upright(shown(file), tolerance=60)

    def test_the_further_pictures_of_a_heic_file_are_no_animation(self, tmp_path: Path) -> None:
        further = [Image.new("RGB", (120, 160))]
        scene().save(tmp_path / "burst.heic", save_all=True, append_images=further)
        assert not as_content(tmp_path / "burst.heic").is_animated
        assert is_upright(shown(tmp_path / "burst.heic"))

    def test_greys_of_sixteen_bits_are_shown_in_eight(self, tmp_path: Path) -> None:
        greys = numpy.full((30, 40), 0x8000, "uint16")
        greys[:, :20] = 0x4000
        Image.fromarray(greys).save(tmp_path / "scan.png", transparency=0x8000)
        image = shown(tmp_path / "scan.png").convert("RGB")
        assert image.getpixel((30, 15)) == pytest.approx((128, 128, 128), abs=2)
        assert image.getpixel((10, 15)) == pytest.approx((64, 64, 64), abs=2)


def test_the_placeholder_colour_of_a_picture_is_the_average_colour_if_it_is_opaque(
    tmp_path: Path,
) -> None:
    image = Image.new("RGB", (10, 10), "#000000")
    image.paste("#ff0000", (0, 0, 5, 10))
    image.save(tmp_path / "half.png")
    assert average_color(tmp_path / "half.png") in {"#7f0000", "#800000"}
    Image.new("RGBA", (4, 4), (255, 0, 0, 128)).save(tmp_path / "glass.png")
    assert average_color(tmp_path / "glass.png") == ""


class TestAnimations:
    @staticmethod
    def animation(file: Path, **options: Any) -> Picture:
        colors = ("#dc1414", "#14a014", "#1414dc")
        first, *others = (Image.new("RGB", (40, 30), color) for color in colors)
        durations = [200, 300, 400]
        first.save(file, save_all=True, append_images=others, duration=durations, **options)
        return as_content(file)

    @pytest.mark.parametrize(
        ("suffix", "options", "loop"),
        [(".gif", {"loop": 0}, 0), (".gif", {}, 1)]
        + [(suffix, {"loop": 0}, 0) for suffix in (".png", ".webp", ".avif")],
    )
    def test_an_animation_keeps_frames_durations_and_repetitions(
        self, tmp_path: Path, suffix: str, options: dict[str, int], loop: int
    ) -> None:
        picture = self.animation(tmp_path / f"moves{suffix}", **options)
        (file,) = made(picture, tmp_path / "store")["animation"]
        with Image.open(file) as image:
            assert (image.format, image.size) == ("WEBP", (40, 30))
            assert image.info["loop"] == loop
            frames = [it.copy() for it in ImageSequence.Iterator(image)]
        assert [frame.info["duration"] for frame in frames] == [200, 300, 400]

    def test_an_animation_under_reduced_motion_is_the_first_frame(self, tmp_path: Path) -> None:
        picture = self.animation(tmp_path / "moves.gif", loop=0)
        (still,) = made(picture, tmp_path / "store")["webp"]
        with Image.open(still) as image:
            assert getattr(image, "n_frames", 1) == 1
        assert average_color(still).startswith("#d")
        files = {it: tuple(plan_renditions(picture, it)) for it in formats_of(picture)}
        provide(
            AssetManifest({picture.file: PictureFiles(files)}, inline_drawings={}, lettering={})
        )
        props = picture_props(picture, "100vw")
        (source,) = props["sources"]
        assert source["media"] == "(prefers-reduced-motion: reduce)"
        assert still.name in source["srcSet"]
        assert still.name not in props["srcSet"]
        assert 'media="(prefers-reduced-motion: reduce)"' in picture_html(picture, "100vw")

    def test_a_still_picture_has_no_reduced_motion_source(self, tmp_path: Path) -> None:
        scene().save(tmp_path / "still.gif")
        picture = as_content(tmp_path / "still.gif")
        assert formats_of(picture) == ("avif", "webp")
