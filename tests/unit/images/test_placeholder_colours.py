"""The background colour that is shown until a picture has loaded."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from portfolio.images.renditions import average_color


def test_the_placeholder_colour_of_a_picture_is_the_average_colour(tmp_path: Path) -> None:
    image = Image.new("RGB", (10, 10), "#000000")
    image.paste("#ff0000", (0, 0, 5, 10))
    image.save(tmp_path / "half.png")
    assert average_color(tmp_path / "half.png") in {"#7f0000", "#800000"}


def test_a_picture_that_is_not_opaque_has_no_placeholder_colour(tmp_path: Path) -> None:
    Image.new("RGBA", (4, 4), (255, 0, 0, 128)).save(tmp_path / "glass.png")
    assert average_color(tmp_path / "glass.png") == ""
    Image.new("RGBA", (4, 4), (255, 0, 0, 255)).save(tmp_path / "solid.png")
    assert average_color(tmp_path / "solid.png") == "#ff0000"
