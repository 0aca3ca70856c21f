"""Phone pictures of sections: which are accepted, and the errors about others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import ValidationError

from portfolio.models.sections import ImageSlider, Parallax

WIDE = {"src": "wide.webp", "alt": "A wide picture"}
UPRIGHT = {"src": "upright.webp"}


@pytest.fixture
def context(tmp_path: Path) -> dict[str, Any]:
    Image.new("RGB", (1280, 800)).save(tmp_path / "wide.webp")
    Image.new("RGB", (390, 520)).save(tmp_path / "upright.webp")
    return {"folder": tmp_path, "content": tmp_path}


def slider(count: int) -> dict[str, Any]:
    pictures = {"images": [WIDE, WIDE], "mobileImages": [UPRIGHT] * count}
    return {"kind": "image-slider", "title": "Two", **pictures}


@pytest.mark.parametrize("count", [0, 2])
def test_a_slider_has_a_phone_picture_for_every_picture_or_for_none(
    context: dict[str, Any], count: int
) -> None:
    read = ImageSlider.model_validate(slider(count), context=context)
    assert len(read.mobile_images) == count


@pytest.mark.parametrize("count", [1, 3])
def test_a_slider_with_a_wrong_number_of_phone_pictures_is_refused(
    context: dict[str, Any], count: int
) -> None:
    said = f"as many mobileImages as images, which are 2; found {count}"
    with pytest.raises(ValidationError, match=said):
        ImageSlider.model_validate(slider(count), context=context)


def test_a_phone_picture_has_no_alternative_text_of_its_own(context: dict[str, Any]) -> None:
    mobile = {**UPRIGHT, "alt": "Another sentence"}
    data = {"kind": "parallax", "image": WIDE, "mobileSrc": mobile}
    with pytest.raises(ValidationError, match="alt"):
        Parallax.model_validate(data, context=context)


def test_a_missing_phone_picture_is_an_error(context: dict[str, Any]) -> None:
    data = {"kind": "parallax", "image": WIDE, "mobileSrc": {"src": "uprigt.webp"}}
    with pytest.raises(ValidationError, match="expected a picture that exists"):
        Parallax.model_validate(data, context=context)
