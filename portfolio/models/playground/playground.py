"""The playground: its stickers, its physics, and what visitors can ask for."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.field_types import OutlinePath, StickerPath
from portfolio.models.playground.places import RestingPlaces


class Sticker(Model):
    """A sticker that drifts about the playground."""

    name: str = Field(
        description="Key of the sticker.", examples=["smileyTounge"], pattern=r"^[a-zA-Z]\w*$"
    )
    label: str = Field(
        "",
        description="Name of the sticker as screen readers say it; without one, its key in words.",
        examples=["Smiley"],
    )
    image: StickerPath = Field(
        description="Drawing, an address below /svg/.", examples=["/svg/smiley-tounge.svg"]
    )
    outline: OutlinePath = Field(
        description="Outline for collisions, an array of {x, y}, an address below /vertices/.",
        examples=["/vertices/smiley-tounge-path.json"],
    )
    friction_air: float = Field(0, description="Drag of the air.", examples=[0.008], ge=0, le=1)
    restitution: float = Field(
        0.5, description="Bounce: share of the speed kept.", examples=[0.5], ge=0, le=1
    )
    drops: Literal["bolt"] | None = Field(
        None,
        description="Name of what falls below the sticker while it is held: `bolt`, or nothing.",
        examples=["bolt"],
    )
    still: RestingPlaces | None = Field(
        None, description="Place without JavaScript; if there is none, that of the theme."
    )


class Bolt(Model):
    """Lightning below stickers that say `drops: bolt`, while they are held."""

    image: StickerPath = Field(default="/svg/lightning.svg", description="Drawing of a bolt.")
    outline: OutlinePath = Field(
        default="/vertices/lightning-path.json", description="Outline for collisions."
    )
    still: RestingPlaces | None = Field(
        default=None, description="Place without JavaScript; if there is none, that of the theme."
    )
    restitution: float = Field(
        default=0.4, description="Bounce: share of the speed kept.", ge=0, le=1
    )
    offset: int = Field(default=220, description="Pixels below the sticker.", gt=0)
    repeat: int = Field(default=500, description="Milliseconds between two bolts.", gt=0)
    life: int = Field(default=3000, description="Milliseconds until a bolt is gone.", gt=0)


class ScaleDivisors(Model):
    """Divisors of min(width, height), which give the size that stickers are drawn at."""

    create: int = Field(default=1500, description="Divisor of the window, for new stickers.", gt=0)
    resize: int = Field(default=1200, description="Divisor of the container, after a resize.", gt=0)


class Extras(Model):
    """Parts that visitors can ask for beyond playing; each is loaded then."""

    draw: bool = Field(
        default=True, description="A sheet on which visitors draw stickers of their own."
    )
    picture: bool = Field(
        default=True, description="A button that saves or shares a picture of the stage."
    )
    tilt: bool = Field(
        default=True, description="A switch on phones: stickers slide the way it leans."
    )
    sound: bool = Field(default=True, description="A switch for sounds, which is off at first.")


class Playground(Model):
    """Settings of the playground, as visitors find it."""

    interval: int = Field(1000, description="Milliseconds between two new stickers.", gt=0)
    stiffness: float = Field(0.2, description="Stiffness of the drag's spring.", gt=0, le=1)
    force: float = Field(1, description="Largest first push on each axis.", ge=0)
    fallback: tuple[int, int] = Field((800, 600), description="Canvas size without a container.")
    scale_divisors: ScaleDivisors = ScaleDivisors()
    bolt: Bolt = Bolt()
    extras: Extras = Extras()
    sprites: tuple[Sticker, ...] = Field(description="Stickers in order; none is allowed.")

    @property
    def drops_bolts(self) -> bool:
        """Whether there is lightning: one of the stickers drops it."""
        return any(sticker.drops == "bolt" for sticker in self.sprites)

    @property
    def images(self) -> tuple[str, ...]:
        """The addresses of all its drawings, each once: of the stickers, and of the lightning."""
        bolt = (self.bolt.image,) if self.drops_bolts else ()
        return tuple(dict.fromkeys([*(sticker.image for sticker in self.sprites), *bolt]))
