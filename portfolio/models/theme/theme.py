"""The look of the site."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator
from ruamel.yaml import YAML

from portfolio.i18n.merge import merge
from portfolio.models.colour import Colour
from portfolio.models.theme.colors import Colors, Grounds, Hues, Pastels
from portfolio.models.theme.face import Faces
from portfolio.models.theme.part import ThemePart
from portfolio.models.theme.shape import Shape
from portfolio.paths import THEMES

DEFAULT = "sticker-pop"
NAMES = tuple(sorted(file.stem for file in THEMES.glob("*.yaml")))
"""The themes that come with the project."""

TRIP_COLOURS = 9
WAVES = 5
"""Rings behind the home page, and waves above the footer before the footer's own colour."""

Gradient = Annotated[tuple[Colour, ...], Field(min_length=2, max_length=8)]
"""Bands of colour, from top to bottom."""


class Gradients(ThemePart):
    """The colours of each page's title; your own pages have one of the four."""

    home: Gradient = Field(description="Of the home page.")
    projects: Gradient = Field(description="Of the projects page.")
    experiments: Gradient = Field(description="Of the experiments page.")
    resume: Gradient = Field(description="Of the resume page.")


class Lettering(ThemePart):
    """Titles that are drawn."""

    gradients: Gradients = Field(description="Bands of colour, from top to bottom.")


class Theme(ThemePart):
    """Colours, faces and shapes of the whole site.

    What a theme does not say is as in the theme that it extends. Wherever a colour is expected, the
    name of a hue stands for the theme's own colour of that name.
    """

    extends: Literal["sticker-pop"] = Field(
        DEFAULT, description="The theme that has everything this file does not say."
    )
    hues: Hues = Field(description="Colours by name.")
    colors: Colors = Field(description="Colours by role.")
    grounds: Grounds = Field(description="Behind the first screens.")
    pastels: Pastels = Field(description="Behind the cards of experiments.")
    trip: Annotated[tuple[Colour, ...], Field(min_length=TRIP_COLOURS, max_length=TRIP_COLOURS)] = (
        Field(description="The home page's rings after a press on the mascot, outer to inner.")
    )
    waves: Annotated[tuple[Colour, ...], Field(min_length=WAVES, max_length=WAVES)] = Field(
        description="The waves above the footer, the hindmost first."
    )
    lettering: Lettering = Field(description="Titles that are drawn.")
    fonts: Faces = Field(description="Faces of titles, of text and of labels.")
    shape: Shape = Field(description="Corners, lines, edges, shadows, waves.")

    @classmethod
    def default(cls) -> Theme:
        """Returns the theme of a site that says nothing about its look."""
        return cls.model_validate({})

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, data: Any) -> Any:
        """Adds what the theme that is extended says, and puts colours in the place of hues."""
        if not isinstance(data, dict):
            return data
        base = data.get("extends", DEFAULT)
        theme = merge(read_theme(base if base in NAMES else DEFAULT), data)
        hues = theme["hues"] if isinstance(theme["hues"], dict) else {}
        plain = {"hues", "fonts"}
        return {key: it if key in plain else _with_hues(it, hues) for key, it in theme.items()}


def _with_hues(value: Any, hues: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _with_hues(it, hues) for key, it in value.items()}
    if isinstance(value, list):
        return [_with_hues(it, hues) for it in value]
    return hues.get(value, value) if isinstance(value, str) else value


@cache
def read_theme(name: str) -> dict[str, Any]:
    """Returns the data of a theme that comes with the project, as its file has it."""
    return YAML(typ="safe").load(THEMES / f"{name}.yaml")
