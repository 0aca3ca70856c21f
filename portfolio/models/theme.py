"""The look of the site."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, ModelWrapValidatorHandler, model_validator

from portfolio.color import is_color
from portfolio.models.base import ThemePart
from portfolio.models.color_pairs import Role, pairs
from portfolio.models.field_types import MASCOT, NO_DRAWING, Color, LogoAddress, MascotAddress
from portfolio.models.playground import RestingPlaces, StickerPlaces
from portfolio.models.settled_colors import settle_accent
from portfolio.models.theme_colors import (
    Colors,
    Hues,
    PageGrounds,
    Pastels,
    Scheme,
    TitleStyle,
    with_dark,
)
from portfolio.models.theme_extension import extended
from portfolio.models.theme_faces import Faces
from portfolio.models.theme_files import (
    DEFAULT_THEME,
    THEME_NAMES,
    engine_theme,
    own_layers,
    read_theme,
    theme_files,
)
from portfolio.paths import THEMES

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


WITHOUT_HUE_NAMES = ("hues", "fonts")
"""Keys in which names of hues stand for nothing else."""

THEME_FOLDERS = ("art", "svg", "vertices")
"""Folders of a theme: what its stylesheet draws with, its drawings, and their outlines."""

TRIP_COLOURS = 9
"""Number of rings behind the home page."""

WAVE_COUNT = 5
"""Number of waves above the footer, without the footer's own colour."""


if TYPE_CHECKING:
    ThemeName = str
else:
    ThemeName = Literal[THEME_NAMES]


class Theme(ThemePart):
    """Colours, faces and shapes of the whole site.

    What a theme does not say is as in the theme that it extends. Wherever a colour is expected, the
    name of a hue stands for the theme's own colour of that name.
    """

    extends: ThemeName = Field(
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
    waves: Annotated[tuple[Color, ...], Field(min_length=WAVE_COUNT, max_length=WAVE_COUNT)] = (
        Field(description="Colours of the waves above the footer, the hindmost first.")
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
    def files(self) -> dict[str, Path]:
        """The theme's own files, by addresses such as ``svg/bomb.svg``.

        Each takes the place of the file of ``assets/``, or of the engine, that has its address.
        """
        files = (it for name in THEME_FOLDERS for it in theme_files(self.extends, f"{name}/*.*"))
        return {f"{file.parent.name}/{file.name}": file for file in files}

    @property
    def social_background(self) -> Path | None:
        """The theme's own drawing behind social images, if it has one."""
        *_, file = [None, *theme_files(self.extends, "social.svg")]
        return file

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

    @property
    def has_engine_logo(self) -> bool:
        """Whether that drawing is one that comes with the engine's theme."""
        file = self.files.get((self.logo_image or "").removeprefix("/"))
        return file is not None and file.is_relative_to(THEMES)

    @classmethod
    def default(cls) -> Theme:
        """Returns the theme of a site that says nothing about its look."""
        return cls.model_validate({})

    @classmethod
    def named(cls, name: str) -> Theme:
        """Returns a theme by its name."""
        return cls.model_validate({"extends": name})

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, data: Any) -> Any:
        """Adds what the theme that is extended says, and puts colours in the place of hues."""
        if not isinstance(data, dict):
            return data
        theme, base = with_base(data), _base(data)
        hues = _valid(data.get("hues"), base["hues"], is_color)
        named = {
            key: it if key in WITHOUT_HUE_NAMES else _with_names(it, hues)
            for key, it in theme.items()
        }
        own = named["colors"]
        both = with_dark(Colors, own) if isinstance(own, dict) else {}
        roles = _valid(both, base["colors"], _is_pair)
        if isinstance(own, dict):
            named["colors"] = {
                key: _with_names(it, roles) if isinstance(it, str) else it
                for key, it in own.items()
            }
            roles = _valid(with_dark(Colors, named["colors"]), roles, _is_pair)
        if isinstance(lettering := named["lettering"], dict):
            gradients = _with_names(lettering["gradients"], roles)
            named["lettering"] = lettering | {"gradients": gradients}
        return named

    @model_validator(mode="wrap")
    @classmethod
    def _settle(cls, data: Any, handler: ModelWrapValidatorHandler[Theme]) -> Theme:
        """Sees to the contrast of what follows an accent that is not the engine's."""
        theme = handler(data)
        name = engine_theme(theme.extends)
        if not isinstance(data, dict) or data == {"extends": name}:
            return theme
        root = cls.named(name)
        if theme.colors.accent == root.colors.accent:
            return theme
        settled, plain = (it.model_dump(mode="json", by_alias=True) for it in (theme, root))
        settle_accent(settled, plain, [*pairs(theme)], _said_roles(data))
        return handler(settled)


def with_base(data: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of a theme's file, completed with that of the theme that it extends."""
    return extended(_base(data), data)


def _base(data: dict[str, Any]) -> dict[str, Any]:
    name = data.get("extends", DEFAULT_THEME)
    return read_theme(name if name in THEME_NAMES else DEFAULT_THEME)


def _said_roles(data: dict[str, Any]) -> set[Role]:
    """Returns the roles that an owner's files say, also by a hue or another role that they name."""
    layers = [*own_layers(data.get("extends", DEFAULT_THEME)), data]
    said = {role for layer in layers for role in _roles_in(layer)}
    for role, value in with_base(data)["colors"].items():
        names = value.values() if isinstance(value, dict) else [value]
        if any({f"hues.{name}", f"colors.{name}"} & said for name in names):
            said.add(f"colors.{role}")
    return said


def _roles_in(said: Any, *above: str | int) -> Iterator[Role]:
    """Yields the roles of colours that the data of a theme says."""
    if isinstance(said, dict) and not said.keys() & {"light", "dark"}:
        for key, value in said.items():
            yield from _roles_in(value, *above, key)
    elif isinstance(said, list):
        yield from (".".join(map(str, (*above, index))) for index in range(len(said)))
    else:
        yield ".".join(map(str, above))


def _valid(own: Any, base: dict[str, Any], is_valid: Callable[[Any], bool]) -> dict[str, Any]:
    """Returns the colours that others may name, with the base's in the place of what is none.

    What is wrong with a colour is so said once, and not for each that names it.
    """
    own = own if isinstance(own, dict) else {}
    return {name: own[name] if is_valid(own.get(name)) else it for name, it in base.items()}


def _is_pair(value: Any) -> bool:
    return isinstance(value, dict) and all(is_color(value.get(it)) for it in ("light", "dark"))


def _with_names(value: Any, colours: Mapping[str, Any]) -> Any:
    """Puts colours in the place of their names."""
    if isinstance(value, dict):
        return {key: _with_names(it, colours) for key, it in value.items()}
    if isinstance(value, list):
        return [_with_names(it, colours) for it in value]
    return colours.get(value, value) if isinstance(value, str) else value
