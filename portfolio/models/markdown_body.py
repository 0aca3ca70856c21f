"""All that the text of a Markdown page refers to, and what it holds beside words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from portfolio.markdown.code_block import LINE_LIST, line_numbers
from portfolio.markdown.highlight import is_language, language_names
from portfolio.markdown.render_page import ISLANDS, SECTIONS
from portfolio.markdown.side_by_side import COLONS, COLUMN, PAIR
from portfolio.models.base import Model
from portfolio.models.field_types import AssetPath, DisplayWidth, FieldRole, Markdown
from portfolio.models.island_name import IslandName, island_names
from portfolio.models.link import Href
from portfolio.models.picture import ASSETS, SitePicture
from portfolio.models.section_kinds import KINDS_OF_TEXTS, SectionOfText, kind_of
from portfolio.paths import CONTENT
from portfolio.picture_files.film_header import film_size

CODE_BRACES = '{file="app.py" mark="2-4"}'
"""An example of what may stand behind the language of a block of code."""


class PagePicture(SitePicture):
    """A picture in the text of a page."""

    shown_width: int | None = Field(
        None,
        alias="width",
        description="Width in CSS pixels at which it is shown; narrow screens show it smaller.",
        examples=[320],
        ge=16,
    )
    beside: bool = Field(False, description="Whether it stands beside the text that follows.")
    wide: bool = Field(False, description="Whether it is as wide as the page.")

    @model_validator(mode="after")
    def _described(self) -> PagePicture:
        if not (self.alt or self.decorative):
            raise ValueError(
                "expected words between the brackets, which say what the picture shows; "
                "{.decorative} behind the picture confirms that it needs none"
            )
        return self

    @model_validator(mode="after")
    def _in_one_place(self) -> PagePicture:
        if self.wide and (self.beside or self.shown_width):
            raise ValueError("expected either {.wide}, or {.beside} and a width")
        return self


class Film(Model):
    """A film in the text of a page, which is written as a picture is."""

    src: AssetPath = Field(
        description="Address of the film, a file of `assets/`.", examples=["/video/wheel.mp4"]
    )
    alt: str = Field(description="Words that say what the film shows.", examples=["A wheel turns"])
    poster: SitePicture | None = Field(None, description="Picture until the film is played.")
    wide: bool = Field(False, description="Whether it is as wide as the page.")

    _size: tuple[int, int] | None = PrivateAttr(default=None)

    @field_validator("src")
    @classmethod
    def _served(cls, src: str) -> str:
        if not src.startswith("/"):
            raise ValueError("expected the address of a film in assets/, such as /video/wheel.mp4")
        return src

    @field_validator("alt")
    @classmethod
    def _described(cls, alt: str) -> str:
        if not alt:
            raise ValueError("expected words between the brackets, which say what the film shows")
        return alt

    @field_validator("poster", mode="before")
    @classmethod
    def _decorates(cls, poster: object) -> object:
        return {"src": poster, "alt": "", "decorative": True} if isinstance(poster, str) else poster

    @model_validator(mode="after")
    def _measured(self, info: ValidationInfo) -> Film:
        file = (info.context or {}).get("content", CONTENT).parent / ASSETS / self.src[1:]
        self._size = film_size(file) if file.is_file() else None
        if not self._size and self.poster:
            self._size = self.poster.width, self.poster.height
        return self

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels, of the film or else of its poster, if they are known."""
        return self._size


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
    def _is_known(self) -> TextPart:
        if self.name not in {COLUMN, PAIR}:
            raise ValueError(
                f"expected {COLONS} {COLUMN}, {COLONS} {PAIR}, or {COLONS} at the end of one"
            )
        if not self.ends:
            raise ValueError(f"expected a line {COLONS} at the end of the {self.name}")
        if self.name == PAIR and self.pictures not in {None, 2, 3}:
            raise ValueError(
                f"expected two or three pictures and nothing else between {COLONS} {PAIR} and "
                f"{COLONS}"
            )
        return self


class Footnote(Model):
    """A place in the text that leads to a footnote, or a footnote that no place leads to."""

    label: str = Field(description="Word between the brackets.", examples=["1"])
    is_written: bool = Field(True, description="Whether the footnote has a text.")
    is_used: bool = Field(True, description="Whether a place leads to it.")

    @model_validator(mode="after")
    def _leads_somewhere(self) -> Footnote:
        if not self.is_written:
            problem = "expected a footnote with a text; found [^{label}]"
            fix = f"write a line [^{self.label}]: …; brackets that are no footnote begin with \\["
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


class CodeBraces(Model):
    """Braces behind the language of a block of code."""

    file: str = Field("", description="Name of the code's file, which stands above it.")
    mark: str = Field("", description="Numbers of the lines to look at.", examples=["2-4, 7"])
    added: str = Field("", description="Numbers of the lines that are new.")
    removed: str = Field("", description="Numbers of the lines that are gone.")

    @field_validator("mark", "added", "removed")
    @classmethod
    def _is_list_of_lines(cls, lines: str) -> str:
        if lines and not LINE_LIST.fullmatch(lines):
            raise ValueError('expected numbers of lines in quotes, such as "2-4, 7"')
        return lines


class CodeBlock(Model):
    """A block of code."""

    language: str = Field(description="Word behind the backticks.", examples=["python"])
    count: int = Field(description="Number of its lines.")
    braces: CodeBraces
    rest: str = Field("", description="Words behind the language that are not in braces.")

    @field_validator("language")
    @classmethod
    def _is_known(cls, language: str, info: ValidationInfo) -> str:
        if not is_language(language):
            words = content_blocks((info.context or {}).get("content", CONTENT))
            raise PydanticCustomError(
                "code_language",
                "expected a language of code, a kind of section, or an island",
                {"known": [*language_names(), *words]},
            )
        return language

    @model_validator(mode="after")
    def _within(self) -> CodeBlock:
        if self.rest:
            raise ValueError(
                f"expected what is said of code in braces, such as {CODE_BRACES}; found {self.rest}"
            )
        lists = (self.braces.mark, self.braces.added, self.braces.removed)
        last = max((max(line_numbers(it), default=0) for it in lists), default=0)
        if last > self.count:
            raise ValueError(f"expected lines of this code, which has {self.count}; found {last}")
        return self


class BrokenFormula(Model):
    """A formula that cannot be set."""

    latex: str = Field(description="The formula.", examples=[r"\frac{1}{2}"])
    problem: str = Field(description="Problem with the formula, in a few words.")

    @model_validator(mode="after")
    def _is_refused(self) -> BrokenFormula:
        fix = f"{self.problem}; a dollar sign that is none of a formula is written \\$"
        problem = "expected a formula in LaTeX; found {latex}"
        raise PydanticCustomError("formula", problem, {"latex": self.latex, "fix": fix})


class IslandOfText(Model):
    """An island in the text of a page.

    Attributes:
        file: The page's, for messages.
        line: Line of the file.
    """

    name: IslandName = Field(description="Name of the island.", examples=["counter"])
    props: dict[str, Any] = Field(description="Props of the island, by their names.")
    file: str = Field(description="Name of the page's file.")
    line: int = Field(description="Line of the file.")


class MarkdownBody(Model):
    """All that the text of a page refers to or holds beside words, each kind in its order.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    links: tuple[BodyLink, ...] = Field((), description="Addresses that the text links to.")
    pictures: tuple[Annotated[PagePicture, DisplayWidth(0)], ...] = Field(
        (), description="Pictures that the text shows."
    )
    films: tuple[Film, ...] = Field((), description="Films that the text shows.")
    headings: tuple[BodyHeading, ...] = Field((), description="Headings of the text.")
    parts: tuple[TextPart, ...] = Field((), description="Parts that stand side by side.")
    footnotes: tuple[Footnote, ...] = Field((), description="Places that lead to footnotes.")
    callouts: tuple[Callout, ...] = Field((), description="Quotations that begin like callouts.")
    code: tuple[CodeBlock, ...] = Field((), description="Blocks of code.")
    formulas: tuple[BrokenFormula, ...] = Field((), description="Formulas that cannot be set.")
    sections: tuple[SectionOfText, ...] = Field((), description="Sections in the text.")
    islands: tuple[IslandOfText, ...] = Field((), description="Islands in the text.")
    html: tuple[Markdown, ...] = Field((), description="Tags of HTML that stand in the text.")
    lines: tuple[str, ...] = Field((), description="Lines of the text that are not empty.")


def content_blocks(content: Path) -> dict[str, str]:
    """Returns the words that make a block with backticks a section or an island.

    Args:
        content: The folder of the content.

    Returns:
        For each word the field of :class:`MarkdownBody` that lists what it makes.
    """
    kinds = dict.fromkeys(map(kind_of, KINDS_OF_TEXTS), SECTIONS)
    return {**dict.fromkeys(island_names(content), ISLANDS), **kinds}
