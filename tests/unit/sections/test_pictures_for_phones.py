"""Phone pictures of sections: which are accepted, and the errors about others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

Read = Callable[..., Any]


WIDE = {"src": "wide.webp", "alt": "A wide picture"}
UPRIGHT = {"src": "upright.webp"}
SLIDER = {"kind": "image-slider", "title": "Two", "images": [WIDE, WIDE]}
PARALLAX = {"kind": "parallax", "image": WIDE}


@pytest.mark.parametrize("count", [0, 2])
def test_a_slider_has_a_phone_picture_for_every_picture_or_for_none(read: Read, count: int) -> None:
    assert len(read(SLIDER, mobileImages=[UPRIGHT] * count).mobile_images) == count


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {**SLIDER, "mobileImages": [UPRIGHT]},
            "as many mobileImages as images, which are 2; found 1",
        ),
        ({**SLIDER, "mobileImages": [UPRIGHT] * 3}, "which are 2; found 3"),
        ({**PARALLAX, "mobileSrc": {**UPRIGHT, "alt": "Another sentence"}}, "alt"),
        ({**PARALLAX, "mobileSrc": {"src": "uprigt.webp"}}, "expected a picture that exists"),
    ],
)
def test_a_mistake_in_phone_pictures_is_explained(
    read: Read, data: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(data)
