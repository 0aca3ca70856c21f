"""The first screen."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field, ValidationInfo, field_validator

from portfolio.i18n.words import BuiltInWords
from portfolio.models.base import Model
from portfolio.models.field_types import Lettering
from portfolio.models.link import Href
from portfolio.models.playground import Playground


class Action(Model):
    """A button that is a link."""

    label: str = Field(description="Words on the button.", examples=["View Projects"], min_length=1)
    href: Href


class Verbs(Model):
    """The actions that visitors have in the playground; each becomes a button in the text.

    What has no words cannot be done.
    """

    tap: str | None = Field(
        None,
        description="Button that pushes every sticker away and changes the colours; the mascot "
        "does so, too.",
        examples=["Tap the mushroom"],
        min_length=1,
    )
    stir: str | None = Field(
        None,
        description="Button that swirls the stickers; plain words where there are none.",
        examples=["stir the cosmos"],
        min_length=1,
    )
    trip: str | None = Field(
        None,
        description="Button that lights the rings.",
        examples=["trip the lights"],
        min_length=1,
    )

    @property
    def said(self) -> dict[str, str]:
        """The words of each verb that has any."""
        return self.model_dump(exclude_none=True)


class Home(Model):
    """Heading, invitation and playground of the home page."""

    title: str = Field(
        "",
        description="Name of the page, the word of your language without it; the tab shows the "
        "owner and the tagline instead.",
        examples=["Home"],
    )
    description: str = Field(description="Sentence for search results.", max_length=200)
    heading: str = Field(
        description="Heading as one line of text.",
        examples=["Welcome to my Digital Sandbox"],
        min_length=1,
    )
    lettering: tuple[Annotated[Lettering, Field(min_length=1)], ...] = Field(
        description="Heading as it is drawn: a small first line, then the big ones.",
        examples=[["Welcome to my", "Digital", "Sandbox"]],
        min_length=1,
        max_length=3,
    )
    verbs: Verbs = Field(
        Verbs(tap=None, stir=None, trip=None),
        description="Verbs, the actions that visitors have; each may be left out.",
    )
    text: str = Field(
        description="Invitation below the heading; {tap}, {stir} and {trip} stand for the verbs.",
        examples=["{tap}, {stir}, {trip}, then check out the projects."],
    )
    actions: tuple[Action, ...] = Field(
        (),
        description="Buttons below the text, the first accented; without the key, those to "
        "projects and experiments.",
    )
    hint: str = Field(
        "",
        description="Link at the foot of the screen to the projects; words of your language "
        'without the key, and no link with `""`.',
        examples=["Scroll to projects"],
    )
    projects_heading: str = Field(
        "",
        description="Heading above the projects; without it, that of the projects page.",
        examples=["Projects"],
    )
    playground: Playground

    def in_words(self, words: BuiltInWords) -> Home:
        """Returns the page with words of the language for what the file leaves out."""
        buttons = [(words.view_projects, "/projects"), (words.experiments, "/experiments")]
        links = tuple(Action(label=label, href=href) for label, href in buttons)
        named = {"title": words.home, "actions": links, "hint": words.scroll_to_projects}
        left_out = named.keys() - self.model_fields_set
        return self.model_copy(update={key: named[key] for key in left_out})

    @field_validator("text")
    @classmethod
    def _names_verbs(cls, text: str, info: ValidationInfo) -> str:
        verbs = info.data.get("verbs")
        for name in re.findall(r"\{(\w+)\}", text):
            if name not in Verbs.model_fields:
                known = ", ".join(f"{{{verb}}}" for verb in Verbs.model_fields)
                raise ValueError(f"expected one of {known}, not {{{name}}}")
            if verbs and name not in verbs.said:
                raise ValueError(
                    f"expected words for {name} in verbs, or a text without {{{name}}}"
                )
        return text
