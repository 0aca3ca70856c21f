"""Fields of a wide picture that is pinned."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.picture import PhoneCrop, WidePicture
from portfolio.models.section import BodySection


class Parallax(BodySection):
    """A wide picture that is pinned while the page scrolls."""

    kind: Literal["parallax"]
    image: WidePicture
    mobile_src: PhoneCrop | None = Field(
        None, description="Picture for phones, 3 wide and 4 high; shown up to 767 px."
    )
