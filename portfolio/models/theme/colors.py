"""The colours of a theme by their roles, each for light and dark, and those of page titles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, ValidatorFunctionWrapHandler, WrapValidator, model_validator
from pydantic_core import PydanticCustomError

from portfolio.color import at_lightness, is_color, parse_color
from portfolio.models.base import Model, ThemePart
from portfolio.models.field_types import Color
from portfolio.models.theme.roles import Scheme


@dataclass(frozen=True, slots=True)
class Dark:
    """The rule by which the dark value of a role follows from its light one, if only that is said.

    Attributes:
        lightness: Lightness of the dark value, 0 (black) to 1 (white).
        chroma: Share of the light value's chroma that the dark one keeps.
    """

    lightness: float
    chroma: float = 1

    def of(self, light: str) -> str:
        """Returns the dark value of a colour as #rrggbb: its hue at this lightness."""
        return at_lightness(light, self.lightness, self.chroma)


GROUND = Dark(0.22)
RING = Dark(0.27)
CARD = Dark(0.8, 2.5)
"""Rules for colours behind words: about what the default theme's own dark values have."""


class SchemeColor(Model):
    """A colour in the light and in the dark scheme.

    In a file one colour alone is enough: it is the light one, and the dark one follows by the
    rule `Dark` of its role; without a rule it is the same.
    """

    model_config = ConfigDict(json_schema_extra={"type": ["object", "string"]})

    light: Color = Field(description="Colour in light.")
    dark: Color = Field(description="Colour in dark; follows from a colour that stands alone.")

    def shown(self, scheme: Scheme) -> str:
        """Returns the colour of one scheme."""
        return getattr(self, scheme)

    @model_validator(mode="before")
    @classmethod
    def _require_colours(cls, data: Any) -> Any:
        if isinstance(data, dict | SchemeColor):
            return data
        raise PydanticCustomError(
            "scheme_color", "expected a colour, or a mapping with `light` and `dark`"
        )


class SchemeColors(ThemePart):
    """Colours by role. One colour alone is the light one, and the dark one follows from it."""

    @model_validator(mode="before")
    @classmethod
    def _derive_dark(cls, data: Any) -> Any:
        """Completes roles that are one colour; one that is none stays as it is."""
        return with_dark(cls, data) if isinstance(data, dict) else data


def with_dark(model: type[SchemeColors], data: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of roles, with a dark value for those that are one colour."""
    roles = {field.alias or name: field for name, field in model.model_fields.items()}
    derived = {}
    for key, value in data.items():
        field = roles.get(key)
        if field and isinstance(value, str):
            dark = next((it for it in field.metadata if isinstance(it, Dark)), None)
            # What is no colour stays as it is: the light value's own error says so.
            shown = dark.of(value) if dark and is_color(value) else value
            derived[key] = {"light": value, "dark": shown}
    return {**data, **derived}


class Hues(ThemePart):
    """Colours by name, for lettering, waves and decoration; every role may name one of them."""

    yellow: Color = Field(description="Hue of lettering and waves; the first dot of the timeline.")
    amber: Color = Field(description="Hue of lettering and waves; the shade of yellow.")
    orange: Color = Field(description="Hue of lettering and waves.")
    red: Color = Field(description="Hue of lettering and waves.")
    crimson: Color = Field(description="Shade of red.")
    wine: Color = Field(description="Hue of the palettes of new case studies.")
    magenta: Color = Field(description="Hue of lettering and waves; the shade of pink.")
    pink: Color = Field(description="Hue of lettering; the second dot of the timeline.")
    lime: Color = Field(description="Hue of lettering; the third dot of the timeline.")
    green: Color = Field(description="Shade of lime.")
    emerald: Color = Field(description="Hue of bars; an ink of stickers that visitors draw.")
    cyan: Color = Field(description="Hue of lettering.")
    sky: Color = Field(description="Hue of lettering; the fourth dot of the timeline.")
    blue: Color = Field(description="Hue of bars; an ink of stickers that visitors draw.")
    indigo: Color = Field(description="Hue of decoration.")
    purple: Color = Field(description="Hue of lettering and rings.")
    violet: Color = Field(description="Hue of rings; the accent of Radix components.")
    lavender: Color = Field(description="Hue of decoration.")


TEXT = Dark(0.96, 0.3)
TEXT_2 = Dark(0.82, 0.7)
LINE = Dark(0.36)
PAPER = Dark(0.18)
LINK = Dark(0.8, 0.6)


class Colors(SchemeColors):
    """The colours of everything, by role."""

    ink: SchemeColor = Field(description="Words on bright colours.")
    on_accent: SchemeColor = Field(description="Words on the accent, icons on play buttons.")
    on_pastel: SchemeColor = Field(description="Words on the pastels of cards.")
    outline: SchemeColor = Field(description="Lines around buttons, screens and lettering.")
    sticker_border: SchemeColor = Field(description="Edges of stickers and lettering.")
    accent: SchemeColor = Field(description="Buttons and marks.")
    accent_shade: SchemeColor = Field(description="Lower edges of what has the accent.")
    sticker_shade: SchemeColor = Field(description="Lower edges of buttons of less weight.")
    quiet: SchemeColor = Field(description="Buttons of less weight.")
    disc: SchemeColor = Field(description="Disc that lies over the title of home, in `swiss`.")
    emphasis: SchemeColor = Field(description="Underlines of words that do something.")
    emphasis_hover: SchemeColor = Field(description="Emphasis below the pointer.")
    play: SchemeColor = Field(description="Play buttons of videos.")
    play_shade: SchemeColor = Field(description="Lower edges of play buttons.")
    text: Annotated[SchemeColor, TEXT] = Field(description="Words on the page.")
    text_2: Annotated[SchemeColor, TEXT_2] = Field(description="Words of less weight on the page.")
    text_3: Annotated[SchemeColor, Dark(0.75, 0.7)] = Field(description="Disabled buttons.")
    paper: Annotated[SchemeColor, PAPER] = Field(description="Background of the page.")
    surface: Annotated[SchemeColor, Dark(0.27)] = Field(description="Cards and menus on the page.")
    hover: Annotated[SchemeColor, Dark(0.36)] = Field(description="Links below the pointer.")
    chip: Annotated[SchemeColor, Dark(0.21)] = Field(description="Small labels on cards.")
    section_white: Annotated[SchemeColor, PAPER] = Field(description="Sections that are white.")
    section_grey: Annotated[SchemeColor, GROUND] = Field(description="Sections that are grey.")
    night: Annotated[SchemeColor, Dark(0.14)] = Field(
        description="Background of players, and of dark parts."
    )
    on_dark: SchemeColor = Field(description="Words on dark colours of clients.")
    on_night: SchemeColor = Field(description="Words on `night`.")
    focus_on_night: SchemeColor = Field(description="Rings around the focus, on `night`.")
    sand: Annotated[SchemeColor, Dark(0.4)] = Field(
        description="Sand below the stage of home and at the end of a page."
    )
    sand_shade: Annotated[SchemeColor, Dark(0.25)] = Field(description="Shadows on the sand.")
    line: Annotated[SchemeColor, LINE] = Field(description="Lines on the page.")
    rail: Annotated[SchemeColor, Dark(0.54)] = Field(description="Line of timeline and process.")
    link: Annotated[SchemeColor, LINK] = Field(description="Links in a text.")
    focus: Annotated[SchemeColor, LINK] = Field(description="Rings around what has the focus.")
    focus_gap: Annotated[SchemeColor, Dark(0.21)] = Field(description="Gap around the focus.")
    selected: Annotated[SchemeColor, LINK] = Field(description="Choice among several.")
    selected_text: Annotated[SchemeColor, Dark(0.21)] = Field(description="Words on `selected`.")
    loading: SchemeColor = Field(description="Bar that grows while pictures load.")
    dust: Annotated[SchemeColor, Dark(0.5)] = Field(description="Specks on the grounds.")
    shade: Annotated[SchemeColor, Dark(0.06)] = Field(description="Shadows, before they fade.")
    shade_on_color: SchemeColor = Field(description="Shadows on the colours of clients.")
    metal: SchemeColor = Field(description="Foot of the laptop in the responsive slider.")
    code: Annotated[SchemeColor, GROUND] = Field(description="Background of code.")
    code_string: Annotated[SchemeColor, LINK] = Field(description="Texts in code.")
    code_number: Annotated[SchemeColor, LINK] = Field(description="Numbers in code.")
    code_name: Annotated[SchemeColor, LINK] = Field(description="Names in code.")


class PageGround(SchemeColors):
    """The background of a page's first screen."""

    ground: Annotated[SchemeColor, GROUND] = Field(description="Colour of the background.")
    ring: Annotated[SchemeColor, RING] = Field(description="Colour of the rings on the background.")


class PageGrounds(ThemePart):
    """The backgrounds of the pages; your own pages have one of the four."""

    home: PageGround = Field(description="Background of the home page.")
    projects: PageGround = Field(description="Background of the projects page.")
    experiments: PageGround = Field(description="Background of the experiments page.")
    resume: PageGround = Field(description="Background of the resume page.")


class Pastels(SchemeColors):
    """The backgrounds of the cards of experiments, which name them."""

    lilac: Annotated[SchemeColor, CARD] = Field(description="Cards that say `lilac`.")
    pink: Annotated[SchemeColor, CARD] = Field(description="Cards that say `pink`.")
    apricot: Annotated[SchemeColor, CARD] = Field(description="Cards that say `apricot`.")
    butter: Annotated[SchemeColor, CARD] = Field(description="Cards that say `butter`.")
    mint: Annotated[SchemeColor, CARD] = Field(description="Cards that say `mint`.")
    sky: Annotated[SchemeColor, CARD] = Field(description="Cards that say `sky`.")


def _read_band(value: Any, _: ValidatorFunctionWrapHandler) -> str | SchemeColor:
    """Reads a colour or a pair, so that a mistake is said once and not for each of the two."""
    return parse_color(value) if isinstance(value, str) else SchemeColor.model_validate(value)


Band = Annotated[Color | SchemeColor, WrapValidator(_read_band)]
"""A colour; one alone is the same in light and dark."""

Gradient = Annotated[tuple[Band, ...], Field(min_length=2, max_length=8)]
"""Colours from top to bottom, or inks."""


class Gradients(ThemePart):
    """The colours of each page's title; your own pages have one of the four."""

    home: Gradient = Field(description="Colours of the home page's title.")
    projects: Gradient = Field(description="Colours of the projects page's title.")
    experiments: Gradient = Field(description="Colours of the experiments page's title.")
    resume: Gradient = Field(description="Colours of the resume page's title.")


TitleStyleName = Literal["sticker", "flat", "outline", "overprint", "grain", "text"]


class TitleStyle(ThemePart):
    """Style and colours of page titles."""

    style: TitleStyleName = Field(
        description="Style of page titles: bands of colour with an outline, a shadow and a border "
        "(`sticker`), alone (`flat`) or with an outline (`outline`); a print of inks whose plates "
        "have slipped (`overprint`); pixels whose colours fall and trickle down (`grain`); or "
        "words in the display face (`text`)."
    )
    gradients: Gradients = Field(
        description="Colours of page titles from top to bottom; one alone is the same in light "
        "and dark, the name of a role of `colors` stands for both of its own. In `overprint` the "
        "last is the fringe and the others are inks: each line is printed in one, in turn, with "
        "dots of the next. In `grain` the last of three or more is that of the grains that "
        "trickle down."
    )

    @property
    def is_printed(self) -> bool:
        """Whether the lines keep their breaks: printed letters have a layout of their own."""
        return self.style in {"overprint", "grain"}
