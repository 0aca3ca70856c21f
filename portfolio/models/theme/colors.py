"""The colours of a theme by their roles, each for light and dark."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from portfolio.models.base import Model
from portfolio.models.colour import Colour
from portfolio.models.theme.dark import CARD, GROUND, RING, Dark
from portfolio.models.theme.part import ThemePart

Scheme = Literal["light", "dark"]


class SchemeColour(Model):
    """A colour in the light and in the dark scheme.

    In a file one colour alone is enough: it is the light one, and the dark one follows from it.
    """

    model_config = ConfigDict(json_schema_extra={"type": ["object", "string"]})

    light: Colour = Field(description="Colour in light.")
    dark: Colour = Field(description="Colour in dark; follows from a colour that stands alone.")

    def shown(self, scheme: Scheme) -> str:
        """Returns the colour of one scheme."""
        return getattr(self, scheme)

    @model_validator(mode="before")
    @classmethod
    def _require_colours(cls, data: Any) -> Any:
        if isinstance(data, dict | SchemeColour):
            return data
        raise PydanticCustomError(
            "scheme_colour", "expected a colour, or a mapping with `light` and `dark`"
        )


class SchemeColours(ThemePart):
    """Colours by role. One colour alone is the light one, and the dark one follows from it."""

    @model_validator(mode="before")
    @classmethod
    def _derive_dark(cls, data: Any) -> Any:
        """Completes roles that are one colour; one that is none stays as it is."""
        return with_dark(cls, data) if isinstance(data, dict) else data


def with_dark(model: type[SchemeColours], data: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of roles, with a dark value for those that are one colour."""
    roles = {field.alias or name: field for name, field in model.model_fields.items()}
    derived = {}
    for key, value in data.items():
        field = roles.get(key)
        if field and isinstance(value, str):
            dark = next((it for it in field.metadata if isinstance(it, Dark)), None)
            derived[key] = {"light": value, "dark": dark_value(value, dark)}
    return {**data, **derived}


def dark_value(light: str, dark: Dark | None) -> str:
    """Returns the dark value of a role; a role without a rule is the same in both schemes."""
    try:
        return dark.of(light) if dark else light
    except ValueError:
        return light  # No colour: the light value's own error says so.


class Hues(ThemePart):
    """Colours by name, for lettering, waves and decoration; every role may name one of them."""

    yellow: Colour = Field(description="Hue of lettering and waves; the first dot of the timeline.")
    amber: Colour = Field(description="Hue of lettering and waves; the shade of yellow.")
    orange: Colour = Field(description="Hue of lettering and waves.")
    red: Colour = Field(description="Hue of lettering and waves.")
    crimson: Colour = Field(description="Shade of red.")
    wine: Colour = Field(description="Hue of the palettes of new case studies.")
    magenta: Colour = Field(description="Hue of lettering and waves; the shade of pink.")
    pink: Colour = Field(description="Hue of lettering; the second dot of the timeline.")
    lime: Colour = Field(description="Hue of lettering; the third dot of the timeline.")
    green: Colour = Field(description="Shade of lime.")
    emerald: Colour = Field(description="Hue of the lab.")
    cyan: Colour = Field(description="Hue of lettering.")
    sky: Colour = Field(description="Hue of lettering; the fourth dot of the timeline.")
    blue: Colour = Field(description="Hue of the lab.")
    indigo: Colour = Field(description="Hue of the lab.")
    purple: Colour = Field(description="Hue of lettering and rings.")
    violet: Colour = Field(description="Hue of rings; the accent of Radix components.")
    lavender: Colour = Field(description="Hue of decoration.")


TEXT = Dark(0.96, 0.3)
TEXT_2 = Dark(0.82, 0.7)
LINE = Dark(0.36)
PAPER = Dark(0.18)
LINK = Dark(0.8, 0.6)


class Colors(SchemeColours):
    """The colours of everything, by role."""

    ink: SchemeColour = Field(description="Words on the accent and on other bright colours.")
    outline: SchemeColour = Field(description="Lines around buttons, screens and lettering.")
    sticker_border: SchemeColour = Field(description="Edges of stickers and lettering.")
    accent: SchemeColour = Field(description="Buttons and marks.")
    accent_shade: SchemeColour = Field(description="Lower edges of what has the accent.")
    sticker_shade: SchemeColour = Field(description="Lower edges of buttons of less weight.")
    quiet: SchemeColour = Field(description="Buttons of less weight.")
    emphasis: SchemeColour = Field(description="Underlines of words that do something.")
    emphasis_hover: SchemeColour = Field(description="Emphasis below the pointer.")
    play: SchemeColour = Field(description="Play buttons of videos.")
    play_shade: SchemeColour = Field(description="Lower edges of play buttons.")
    text: Annotated[SchemeColour, TEXT] = Field(description="Words on the page.")
    text_2: Annotated[SchemeColour, TEXT_2] = Field(description="Words of less weight on the page.")
    text_3: Annotated[SchemeColour, Dark(0.75, 0.7)] = Field(description="Disabled buttons.")
    paper: Annotated[SchemeColour, PAPER] = Field(description="Background of the page.")
    surface: Annotated[SchemeColour, Dark(0.27)] = Field(description="Cards and menus on the page.")
    hover: Annotated[SchemeColour, Dark(0.36)] = Field(description="Links below the pointer.")
    chip: Annotated[SchemeColour, Dark(0.21)] = Field(description="Small labels on cards.")
    section_white: Annotated[SchemeColour, PAPER] = Field(description="Sections that are white.")
    section_grey: Annotated[SchemeColour, GROUND] = Field(description="Sections that are grey.")
    night: Annotated[SchemeColour, Dark(0.14)] = Field(description="Background of the footer.")
    on_dark: SchemeColour = Field(description="Words on dark colours of clients.")
    on_night: SchemeColour = Field(description="Words on the footer.")
    on_night_2: SchemeColour = Field(description="Words of less weight on the footer.")
    focus_on_night: SchemeColour = Field(description="Rings around the focus, on the footer.")
    night_line: SchemeColour = Field(description="Lines on the footer.")
    line: Annotated[SchemeColour, LINE] = Field(description="Lines on the page.")
    rail: Annotated[SchemeColour, Dark(0.54)] = Field(description="Line of timeline and process.")
    link: Annotated[SchemeColour, LINK] = Field(description="Links in a text.")
    focus: Annotated[SchemeColour, LINK] = Field(description="Rings around what has the focus.")
    focus_gap: Annotated[SchemeColour, Dark(0.21)] = Field(description="Gap around the focus.")
    selected: Annotated[SchemeColour, LINK] = Field(description="Choice among several.")
    selected_text: Annotated[SchemeColour, Dark(0.21)] = Field(description="Words on `selected`.")
    loading: SchemeColour = Field(description="Bar that grows while pictures load.")
    dust: Annotated[SchemeColour, Dark(0.5)] = Field(description="Specks on the grounds.")
    shade: Annotated[SchemeColour, Dark(0.06)] = Field(description="Shadows, before they fade.")
    shade_on_color: SchemeColour = Field(description="Shadows on the colours of clients.")
    metal: SchemeColour = Field(description="Foot of the laptop in the responsive slider.")
    code: Annotated[SchemeColour, GROUND] = Field(description="Background of code.")
    code_string: Annotated[SchemeColour, LINK] = Field(description="Texts in code.")
    code_number: Annotated[SchemeColour, LINK] = Field(description="Numbers in code.")
    code_name: Annotated[SchemeColour, LINK] = Field(description="Names in code.")


class Ground(SchemeColours):
    """The background of a page's first screen."""

    ground: Annotated[SchemeColour, GROUND] = Field(description="Colour of the background.")
    ring: Annotated[SchemeColour, RING] = Field(
        description="Colour of the rings on the background."
    )


class Grounds(ThemePart):
    """The backgrounds of the pages; your own pages have one of the four."""

    home: Ground = Field(description="Background of the home page.")
    projects: Ground = Field(description="Background of the projects page.")
    experiments: Ground = Field(description="Background of the experiments page.")
    resume: Ground = Field(description="Background of the resume page.")


class Pastels(SchemeColours):
    """The backgrounds of the cards of experiments, which name them."""

    lilac: Annotated[SchemeColour, CARD] = Field(description="Cards that say `lilac`.")
    pink: Annotated[SchemeColour, CARD] = Field(description="Cards that say `pink`.")
    apricot: Annotated[SchemeColour, CARD] = Field(description="Cards that say `apricot`.")
    butter: Annotated[SchemeColour, CARD] = Field(description="Cards that say `butter`.")
    mint: Annotated[SchemeColour, CARD] = Field(description="Cards that say `mint`.")
    sky: Annotated[SchemeColour, CARD] = Field(description="Cards that say `sky`.")
