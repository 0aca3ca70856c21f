"""Links, headings, notes and other parts of the text of a page."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from portfolio.markdown.side_by_side import COLONS, COLUMN, PAIR
from portfolio.models.base import Model
from portfolio.models.field_types import FieldRole
from portfolio.models.link import Href


class BodyLink(Model):
    """A link in the text of a page."""

    href: Href


class BodyHeading(Model):
    """A heading in the text of a page."""

    marks: str = Field(description="Number signs before the heading's words.", examples=["##"])
    id: Annotated[str, FieldRole.ANCHOR] = Field(
        description="Anchor of the heading, which a link names after #.", examples=["what-i-do"]
    )

    @field_validator("marks")
    @classmethod
    def _below_the_title(cls, marks: str) -> str:
        if marks == "#":
            raise ValueError("expected a heading with ## or more; the title is the page's only #")
        return marks


class TextPart(Model):
    """A part of the text between two lines that begin with three colons."""

    name: str = Field(description="Word behind the colons.", examples=[COLUMN])
    ends: bool = Field(description="Whether there is a line of colons at its end.")
    pictures: int | None = Field(
        None, description="Number of pictures in a pair; 0 if it holds anything else."
    )

    @model_validator(mode="after")
    def _is_whole(self) -> TextPart:
        if not self.ends:
            raise ValueError(f"expected a line {COLONS} at the end of the {self.name}")
        if self.name == PAIR and self.pictures not in {None, 2, 3}:
            raise ValueError(
                f"expected two or three pictures and nothing else between {COLONS} {PAIR} and "
                f"{COLONS}"
            )
        return self


class Footnote(Model):
    """A place in the text that leads to a footnote, or a footnote that no place can lead to."""

    label: str = Field(description="Word between the brackets.", examples=["1"])
    is_written: bool = Field(True, description="Whether the footnote has a text.")
    is_used: bool = Field(True, description="Whether a place leads to it.")
    is_repeated: bool = Field(False, description="Whether one before has the same label.")

    @model_validator(mode="after")
    def _leads_somewhere(self) -> Footnote:
        if not self.is_written:
            problem = "expected a footnote with a text; found [^{label}]"
            fix = f"write a line [^{self.label}]: …; brackets that are no footnote begin with \\["
            fix = fix if self.label else "write it between the brackets: ^[…]"
        elif self.is_repeated:
            problem = "expected one footnote of a label; found [^{label}] again"
            fix = "give it another label, or delete one of the two"
        elif not self.is_used:
            problem = "expected a place that leads to the footnote [^{label}]"
            fix = f"write [^{self.label}] where it belongs, or delete it"
        else:
            return self
        raise PydanticCustomError("footnote", problem, {"label": self.label, "fix": fix})


class Callout(Model):
    """A quotation that begins like a callout."""

    kind: Literal["note", "tip", "important", "warning", "caution"]
    rest: str = Field("", description="Words behind the kind, in its line.")

    @field_validator("rest")
    @classmethod
    def _alone(cls, rest: str) -> str:
        if rest:
            raise ValueError("expected the words of a callout in the lines below its kind")
        return rest


class BrokenFormula(Model):
    """A formula that cannot be set."""

    latex: str = Field(description="The formula.", examples=[r"\frac{1}{2}"])
    problem: str = Field(description="Problem with the formula, in a few words.")

    @model_validator(mode="after")
    def _is_refused(self) -> BrokenFormula:
        fix = f"{self.problem}; a dollar sign that is none of a formula is written \\$"
        problem = "expected a formula in LaTeX; found {latex}"
        raise PydanticCustomError("formula", problem, {"latex": self.latex, "fix": fix})
