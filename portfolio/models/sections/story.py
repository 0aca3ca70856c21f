"""Sections that tell a case: facts, what was decided, who did what, what came of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import CalendarDate, DisplayWidth, StickerPath
from portfolio.models.picture import Picture
from portfolio.models.sections.base import BodySection, Lead, Section, Title

WITHOUT_SPACES = ("CJK UNIFIED", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR")
"""Beginnings of Unicode's names of letters in scripts that set no space between words."""

LETTERS_A_WORD = 3
"""Letters that count as a word in those scripts: most words have fewer, so few are refused."""


def count_words(text: str) -> int:
    """Returns how many words a text has; marks that stand alone, such as a dash, are none.

    Args:
        text: Text in any language. Three letters of a script without spaces count as one word.
    """
    joined = sum(_joins(it) for it in text)
    spaced = "".join(" " if _joins(it) else it for it in text).split()
    words = sum(any(it.isalnum() for it in word) for word in spaced)
    return words + -(-joined // LETTERS_A_WORD)


def at_most_words(most: int) -> Callable[[str], str]:
    """Returns a validator that refuses texts with more words and says how many were found."""

    def check(text: str) -> str:
        if (found := count_words(text)) > most:
            raise ValueError(f"expected at most {most} words, and these are {found}")
        return text

    return check


def _joins(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(WITHOUT_SPACES)


class Facts(Section):
    """Facts right under the hero, up to four; what is left out is not shown."""

    kind: Literal["facts"]
    role: str = Field("", description="Role that you had.", examples=["Front-end engineer"])
    client: str = Field("", description="Client's name; or write `team`.", examples=["An insurer"])
    team: str = Field(
        "",
        description="Team that you worked with, in place of a client.",
        examples=["Two designers and me"],
    )
    period: str = Field("", description="Time of the work, in your words.", examples=["April 2018"])
    built_with: tuple[str, ...] = Field(
        (), description="Languages, libraries and tools.", examples=[["HTML5", "SCSS"]]
    )

    @model_validator(mode="after")
    def _some(self) -> Facts:
        if self.client and self.team:
            raise ValueError("expected either client or team, and found both; leave one out")
        if not any((self.role, self.client, self.team, self.period, self.built_with)):
            raise ValueError("expected at least one of role, client, team, period and builtWith")
        return self


Sentence = Annotated[str, Field(min_length=1), AfterValidator(at_most_words(18))]


class Summary(Section):
    """A summary for hurried visitors; links to chapters follow where a case has many sections."""

    kind: Literal["summary"]
    title: str = Field(
        "",
        description="Heading; without it, `summary.title` of the site's words.",
        examples=["In short"],
    )
    problem: Sentence = Field(
        description="Statement of what was wrong or missing, in at most 18 words.",
        examples=["A loan is hard to picture."],
    )
    did: Sentence = Field(
        description="Statement of what you did about it, in at most 18 words.",
        examples=["Built a calculator that shows two loans side by side."],
    )
    outcome: Sentence = Field(
        description="Statement of what came of it, in at most 18 words.",
        examples=["Over 10,000 visitors, and hundreds of winners."],
    )


Option = Annotated[str, Field(min_length=1)]


class Decision(Model):
    """A question with two or three answers, one of which was taken."""

    question: str = Field(
        description="Question that was to be decided.",
        examples=["A form, or a game?"],
        min_length=1,
    )
    options: tuple[Option, ...] = Field(
        description="Options, two or three possible answers.",
        examples=[["A form to fill in", "A wheel to spin"]],
        min_length=2,
        max_length=3,
    )
    chosen: str = Field(
        description="Option that was taken, word for word.", examples=["A wheel to spin"]
    )
    reason: str = Field(
        description="Reason for the choice.", examples=["Waiting for luck is fun."], min_length=1
    )
    tradeoff: str = Field(
        description="Cost of the choice.", examples=["There is more to load."], min_length=1
    )

    @model_validator(mode="after")
    def _chosen(self) -> Decision:
        if len({*self.options}) < len(self.options):
            raise ValueError("expected options that differ from each other")
        if self.chosen not in self.options:
            options = " or ".join(f'"{it}"' for it in self.options)
            raise ValueError(f'expected chosen to be {options}, and found "{self.chosen}"')
        return self


class Decisions(BodySection):
    """Two to four decisions as cards."""

    kind: Literal["decisions"]
    title: Title = Field(examples=["Three bets on luck"])
    lead: Lead = Field("", examples=["What was weighed."])
    cards: tuple[Decision, ...] = Field(
        description="Decisions, two to four, in order.", min_length=2, max_length=4
    )


Part = Annotated[str, Field(min_length=1)]


class Colleague(Model):
    """A colleague: a person, a team or a firm."""

    who: str = Field(description="Name or role.", examples=["Two designers"], min_length=1)
    what: str = Field(
        description="Part in the work.", examples=["Shapes and colours"], min_length=1
    )


class Team(BodySection):
    """A team: your part of the work beside the others'."""

    kind: Literal["team"]
    title: Title = Field(examples=["Who did what"])
    mine: tuple[Part, ...] = Field(
        description="Lines about your part, one to four; in the client's face on its ground.",
        examples=[["The front-end", "Email campaigns"]],
        min_length=1,
        max_length=4,
    )
    theirs: tuple[Colleague, ...] = Field(
        description="Colleagues who did the rest.",
        examples=[[{"who": "Two designers", "what": "Shapes and colours"}]],
        min_length=1,
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """Your part, which is set in the client's face."""
        return self.mine


class Result(Model):
    """A figure, and who says so."""

    figure: str = Field(
        description="Number as you write it, or a word.", examples=["10,000+"], min_length=1
    )
    label: str = Field(
        description="Description of what the figure counts.",
        examples=["unique visitors came to try"],
        min_length=1,
    )
    source: str = Field(
        description="Name of who counted, or where it can be read.",
        examples=["Campaign figures"],
        min_length=1,
    )
    date: CalendarDate | None = Field(
        None, description="Date of the figure: a year, a month or a day.", examples=["2018-04"]
    )


class Results(BodySection):
    """Large figures in the client's face, one to four, each with its source."""

    kind: Literal["results"]
    title: Title = Field(examples=["The result"])
    items: tuple[Result, ...] = Field(
        description="Figures, the strongest first.", min_length=1, max_length=4
    )
    style: Literal["plain", "outlined"] = Field(
        "plain", description="Style of the figures: plain, or with an outline and a block of ink."
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """The figures."""
        return tuple(item.figure for item in self.items)


class Quote(BodySection):
    """A quote, large, on the client's night."""

    kind: Literal["quote"]
    words: Annotated[str, AfterValidator(at_most_words(30))] = Field(
        description="Words of the quote, at most 30 and without marks around them.",
        examples=["It just works."],
        min_length=1,
    )
    name: str = Field(description="Name of the speaker.", examples=["A client"], min_length=1)
    role: str = Field("", description="Role of the speaker.", examples=["Head of product"])
    portrait: Annotated[Picture, DisplayWidth(76)] | None = Field(
        None, description="Portrait of the speaker, shown in a circle."
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """The words of the quote, with the mark before them."""
        return (self.words, "\u201c")


class Lessons(BodySection):
    """Lessons: what you would do again, and what you would not."""

    kind: Literal["lessons"]
    keep: str = Field(
        description="Sentence about what you would do again.",
        examples=["Letting the wheel explain the draw."],
        min_length=1,
    )
    change: str = Field(
        description="Sentence about what you would do otherwise.",
        examples=["A page that remembers yesterday."],
        min_length=1,
    )
    sticker: StickerPath | None = Field(
        None,
        description="Drawing beside the lessons, an address below /svg/.",
        examples=["/svg/sprout.svg"],
    )
