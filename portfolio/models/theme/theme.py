"""The look of the site."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo
from pydantic_core import PydanticKnownError

from portfolio.models.base import ThemePart
from portfolio.models.field_types import MASCOT, NO_DRAWING, Color, LogoAddress, MascotAddress
from portfolio.models.playground.places import RestingPlaces, StickerPlaces
from portfolio.models.theme.colors import Colors, Hues, PageGrounds, Pastels, TitleStyle
from portfolio.models.theme.faces import Faces
from portfolio.models.theme.roles import Scheme

DEFAULT_THEME = "sticker-pop"

DEFAULT_RADIUS = 16
DEFAULT_EDGE = 8
"""Pixels for which the stylesheets are written; other values scale what they say."""


class Shape(ThemePart):
    """The shape of things, in CSS pixels."""

    radius: float = Field(
        description="Radius of the corners of cards; all others follow in proportion. 0 is square.",
        examples=[16],
        ge=0,
        le=40,
    )
    pill: bool = Field(description="Whether buttons and labels have round ends.")
    border: float = Field(description="Width of lines around cards.", examples=[3], ge=0, le=6)
    edge: float = Field(
        description="Width of the edge of screens, stickers and round buttons.",
        examples=[8],
        ge=0,
        le=12,
    )
    shadow: bool = Field(description="Whether cards and buttons cast shadows.")
    waves: bool = Field(description="Whether grounds end in waves; else the ends are straight.")


TRIP_COLOURS = 9
"""Number of rings behind the home page."""


def _known(name: str, info: ValidationInfo) -> str:
    names = (info.context or {}).get("themes", (name,))
    if name not in names:
        raise PydanticKnownError("literal_error", {"expected": ", ".join(map(repr, names))})
    return name


class Theme(ThemePart):
    """Colours, faces and shapes of the whole site.

    What a theme does not say is as in the theme that it extends. Wherever a colour is expected, the
    name of a hue stands for the theme's own colour of that name. `content/themes.py` completes what
    a file says.

    Validate with ``context={"themes": Sequence[str]}``, the names of all themes.
    """

    extends: Annotated[str, AfterValidator(_known)] = Field(
        DEFAULT_THEME, description="Name of the theme that has everything this file does not say."
    )
    mascot: MascotAddress = Field(
        description="Drawing that greets visitors: on the home page, while pages load, and in "
        "shared pictures. The address of an SVG in assets/, or `none`.",
        examples=["/svg/mushroom.svg", "none"],
    )
    logo: LogoAddress = Field(
        description="Drawing beside your name and in the tab: `mascot`, the address of an SVG in "
        "assets/, or `none`, which leaves the name alone and draws its initial for the tab.",
        examples=["mascot", "/svg/logo.svg", "none"],
    )
    description: str = Field(
        "",
        description="Description of the theme in one line.",
        examples=["Stickers with white borders on pastel grounds."],
    )
    color_scheme: Literal["auto", "light", "dark"] = Field(
        "auto",
        description="Scheme of visitors who have not pressed the switch between light and dark: "
        "what their system asks for (`auto`), or always the same.",
    )
    hues: Hues = Field(description="Colours by name.")
    colors: Colors = Field(description="Colours by role.")
    grounds: PageGrounds = Field(description="Colours behind the first screens.")
    pastels: Pastels = Field(description="Colours of the cards of experiments.")
    trip: Annotated[tuple[Color, ...], Field(min_length=TRIP_COLOURS, max_length=TRIP_COLOURS)] = (
        Field(description="Colours of the home page's rings after `trip`, outer to inner.")
    )
    lettering: TitleStyle = Field(description="Style and colours of page titles.")
    fonts: Faces = Field(description="Faces of titles, of text and of labels.")
    shape: Shape = Field(description="Corners, lines, edges, shadows, waves.")
    stills: dict[str, RestingPlaces] = Field(
        description="Places of stickers without JavaScript, by the names of their drawings; "
        "what home.yaml says comes before it.",
        examples=[{"bomb": {"wide": {"x": "66%", "y": "12%", "size": 122}}}],
    )
    sticker_places: StickerPlaces = Field(
        default_factory=StickerPlaces,
        description="Free places beside words and mascot; `sprite add` takes the next one.",
    )

    @property
    def preset_scheme(self) -> Scheme | None:
        """The scheme of visitors who have not chosen one; none if it is their system's."""
        return None if self.color_scheme == "auto" else self.color_scheme

    @property
    def first_scheme(self) -> Scheme:
        """The scheme of pictures that cannot follow the visitor's."""
        return self.preset_scheme or "light"

    @property
    def mascot_image(self) -> str | None:
        """The address of the mascot, if there is one."""
        return None if self.mascot == NO_DRAWING else self.mascot

    @property
    def logo_image(self) -> str | None:
        """The address of the drawing beside the owner's name, if there is one."""
        if self.logo == MASCOT:
            return self.mascot_image
        return None if self.logo == NO_DRAWING else self.logo
