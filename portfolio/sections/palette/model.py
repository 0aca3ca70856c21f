"""Fields of type, colours and states of a design."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import Color
from portfolio.models.section import BodySection, Title


class Swatch(Model):
    """A colour of the design."""

    name: str = Field(description="Name of the colour.", examples=["Lime"], min_length=1)
    colour: Color = Field(description="Value of the colour.", examples=["#b6ee4c"])
    use: str = Field(description="Use of the colour.", examples=["the next step"], min_length=1)


class ButtonState(Model):
    """The look of a button in one state."""

    name: str = Field(description="Name of the state.", examples=["Hover"], min_length=1)
    background: Color = Field(description="Colour of the button.", examples=["#0a3324"])
    text: Color = Field(description="Colour of the button's words.", examples=["#ffffff"])
    focus: bool = Field(False, description="Whether the button has the outline of the focus.")


class DesignPalette(BodySection):
    """A specimen of the client's face, three to six colours, and the states of one button."""

    kind: Literal["palette"]
    title: Title = Field(examples=["One voice, five colours"])
    lead: str = Field(
        "", description="Sentence beside the title.", examples=["All is made of these."]
    )
    face: str = Field(
        description="Name of the client's face, as it is shown.",
        examples=["Caprasimo"],
        min_length=1,
    )
    letters: str = Field(
        "Aa", description="Letters of the specimen, very large.", min_length=1, max_length=3
    )
    sample: str = Field(
        description="Sentence in the client's face.", examples=["Put it to work."], min_length=1
    )
    colours: tuple[Swatch, ...] = Field(
        description="Colours of the design; the first is behind the specimen.",
        min_length=3,
        max_length=6,
    )
    button: str = Field(
        "", description="Words of the button whose states are shown.", examples=["Compare two"]
    )
    states: tuple[ButtonState, ...] = Field((), description="States of the button.", max_length=6)

    @model_validator(mode="after")
    def _with_button(self) -> DesignPalette:
        if bool(self.button) != bool(self.states):
            raise ValueError("expected button, its words, together with states, or neither")
        return self

    @property
    def client_words(self) -> tuple[str, ...]:
        """The specimen, the sentence and the button."""
        return (self.letters, self.sample, self.button)
