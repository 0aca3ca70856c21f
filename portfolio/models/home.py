"""The first screen."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field, ValidationInfo, field_validator

from portfolio.i18n.words import BuiltInWords
from portfolio.models.base import Model
from portfolio.models.field_types import Lettering, StickerPath
from portfolio.models.link import Href
from portfolio.models.picture import WidePicture
from portfolio.models.playground.playground import Playground
from portfolio.models.theme.theme import Theme

LONGEST_BESIDE_MASCOT = 18
"""Letters of a heading's word or line; those of a longer one are so small that it covers many."""


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


class Proof(Model):
    """Award or number that speaks for the owner, on the board of the first screen."""

    title: str = Field(
        description="Name of it, such as an award.",
        examples=["State insurance promotion award"],
        min_length=1,
    )
    awarder: str = Field(
        "", description="Name of who gave it.", examples=["A marketing association"], max_length=40
    )
    year: str = Field(
        "", description="Year or years of it, in quotation marks.", examples=["2018"], max_length=20
    )
    text: str = Field(
        "",
        description="Number that belongs to it, after the giver and the year.",
        examples=["10,000+ visitors"],
        max_length=80,
    )
    href: Href
    illustration: StickerPath | None = Field(
        None, description="Sticker, an address below /svg/.", examples=["/svg/trophy.svg"]
    )

    @property
    def line(self) -> str:
        """The giver, the year and the number, as far as the content says them."""
        given = ", ".join(filter(None, (self.awarder, self.year)))
        return " · ".join(filter(None, (given, self.text)))


class Work(Model):
    """A project on the home page."""

    href: Annotated[Href, Field(pattern=r"^/projects/.")] = Field(
        description="Address of the project, `/projects/` and the name of its folder, also if "
        "its card leads elsewhere.",
        examples=["/projects/udc"],
    )
    img: WidePicture | None = Field(
        None,
        description="Picture, a file named from `content/`; without it, that of the list.",
        examples=[{"src": "projects/udc/calculator.webp", "alt": "Two loans side by side"}],
    )


class Home(Model):
    """Board, heading, playground and works of the home page."""

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
    role: str = Field(
        "",
        description="Profession, above your name; without it, the tagline of the site.",
        examples=["Front-End Engineer"],
    )
    now: tuple[Annotated[str, Field(min_length=1)], ...] = Field(
        (),
        description="Lines below the owner's name: where you work, and since when.",
        examples=[["At an insurance group since November 2017", "Developer since 2011"]],
        max_length=2,
    )
    proof: Proof | None = Field(
        None, description="Award or number that speaks for you, with a link to its case study."
    )
    verbs: Verbs = Field(
        Verbs(tap=None, stir=None, trip=None),
        description="Verbs, the actions that visitors have; each may be left out.",
    )
    text: str = Field(
        description="Invitation on the board; {tap}, {stir} and {trip} stand for the verbs.",
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
        description="Heading of the projects, for screen readers; without it, that of the "
        "projects page.",
        examples=["Projects"],
    )
    works: tuple[Work, ...] = Field(
        (),
        description="Projects below the first screen, the first one large; without the key, the "
        "first three of the list.",
        max_length=3,
    )
    writing: bool = Field(
        False, description="Whether the newest three articles are below the works."
    )
    about: str = Field(
        "",
        description="Sentence about you, above your employers.",
        examples=["I came to the web from systems support."],
    )
    playground: Playground

    def too_long_beside_mascot(self, theme: Theme) -> str:
        """Returns the words of the drawn heading that leave the mascot no room, or nothing.

        Set headings keep their lines; drawn ones have as many as their words need.
        """
        large = self.lettering[1:] or self.lettering
        parts = large if theme.lettering.style == "text" else " ".join(large).split()
        return next((it for it in parts if len(it) > LONGEST_BESIDE_MASCOT), "")

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
