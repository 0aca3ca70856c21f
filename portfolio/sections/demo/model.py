"""Fields of a page to play."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field

from portfolio.models.base import Model
from portfolio.models.link import Href
from portfolio.models.picture import PhonePicture, Picture, TabletPicture, WidePicture
from portfolio.models.section import BodySection, Lead, Title

PHONE_RATIO = 4 / 5
"""Width for each height of the frame on phones, and of its picture."""

RATIO_TOLERANCE = 0.02

NARROWEST_RATIO, WIDEST_RATIO = PHONE_RATIO, 21 / 9


def _framed(src: str) -> str:
    if src.startswith("/") or urlsplit(src).scheme == "https":
        return src
    raise ValueError("expected a page of this site, such as /games/dot, or an https address")


def _of_phones(picture: Picture) -> Picture:
    if abs(picture.width / picture.height - PHONE_RATIO) > RATIO_TOLERANCE:
        raise ValueError(
            "expected a picture of 4:5, which is the frame on phones; "
            f"{picture.src} is {picture.width} by {picture.height}"
        )
    return picture


def _possible(ratio: str) -> str:
    width, height = map(int, ratio.split("/"))
    if not NARROWEST_RATIO <= width / height <= WIDEST_RATIO:
        raise ValueError("expected a ratio from 4/5 to 21/9")
    return ratio


class Posters(Model):
    """Pictures that the frame shows until it is played: the page itself, at its start."""

    mobile: Annotated[PhonePicture, AfterValidator(_of_phones)] = Field(
        description="Picture up to 767 px, where the frame is 4:5."
    )
    tablet: TabletPicture = Field(description="Picture from 768 to 1023 px, in the frame's ratio.")
    desktop: WidePicture = Field(description="Picture from 1024 px, in the frame's ratio.")


class Demo(BodySection):
    """A page to play: a picture of it until it is started, then the page in a frame."""

    kind: Literal["demo"]
    title: Title = Field(examples=["Two loans, side by side"])
    lead: Lead = Field("", examples=["So here it can be pulled."])
    src: Annotated[Href, AfterValidator(_framed)] = Field(
        description="Address of the page to play: one of this site, or an https address that may "
        "be framed.",
        examples=["/games/dot"],
    )
    name: str = Field(
        description="Name of the page to play, in the bar above it.",
        examples=["Loan comparison"],
        min_length=1,
    )
    posters: Posters
    ratio: Annotated[str, AfterValidator(_possible)] = Field(
        "16/10",
        description="Width/height of the frame, but for phones.",
        examples=["16/10", "4/3"],
        pattern=r"^[1-9]\d{0,3}/[1-9]\d{0,3}$",
    )

    @property
    def framed_addresses(self) -> tuple[str, ...]:
        """The address of the page to play."""
        return (self.src,)
