"""Fields of a video."""

from __future__ import annotations

from typing import Literal
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from pydantic import Field

from portfolio.models.link import Href
from portfolio.models.picture import PosterPicture
from portfolio.models.section import BodySection, Heading

FORCED_PARAMETERS = {"controls": "0", "border": "0"}
"""Parameters that every player gets: no controls, no border."""


class Video(BodySection):
    """A player page in a frame of 640 by 480.

    A text before it stands beside it, and two buttons after it below it, unless the video or the
    buttons have an `id`.
    """

    kind: Literal["video"]
    title: Heading = Field(examples=["See it move"])
    text: str = Field(
        "", description="Text below the heading, one or two lines.", examples=["The wheel turns."]
    )
    src: Href = Field(
        description="Address of a player page, with its parameters: one of this site's, or "
        "Vimeo's.",
        examples=[
            "/player/wato?autoplay=1&loop=1&autopause=0",
            "https://player.vimeo.com/video/1?autoplay=1&loop=1&autopause=0&muted=1",
        ],
    )
    poster: PosterPicture = Field(description="Picture until the player has loaded.")
    seconds: int | None = Field(
        None,
        description="Length of the video; one of this site says it itself, in its MP4 file.",
        examples=[8],
        ge=1,
    )
    sound: bool | None = Field(
        None, description="Whether the video has sound; without it, those of this site have none."
    )

    @property
    def framed_addresses(self) -> tuple[str, ...]:
        """The address of the player page."""
        return (self.src,)

    @property
    def is_silent(self) -> bool:
        """Whether it is known to have no sound."""
        return self.src.startswith("/") if self.sound is None else not self.sound

    @property
    def player(self) -> str:
        """The player's address, with controls and border off."""
        address = urlsplit(self.src)
        query = {**dict(parse_qsl(address.query, keep_blank_values=True)), **FORCED_PARAMETERS}
        return urlunsplit(address._replace(query=urlencode(query)))
