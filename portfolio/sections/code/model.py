"""Fields of lines of a file beside the reason for them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from portfolio.file_names import find_file, nearest_file
from portfolio.i18n.current import current_locale
from portfolio.markdown.highlight import highlight_file
from portfolio.markdown.safe_html import to_html
from portfolio.models.field_types import FileName, Markdown
from portfolio.models.link import Href
from portfolio.models.section import BodySection, Title
from portfolio.paths import inside, is_file

MIN_LINES, MAX_LINES = 10, 40
"""Least and largest number of lines that are shown."""

Lines = Annotated[
    str,
    Field(
        pattern=r"^[1-9]\d*(-[1-9]\d*)?$",
        coerce_numbers_to_str=True,
        json_schema_extra={"type": ["string", "integer"]},
    ),
]
"""A line of a file or several, counted from 1: ``12`` or ``4-20``."""


class Code(BodySection):
    """Ten to forty lines of a file, highlighted by the build, beside the reason for them.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    kind: Literal["code"]
    title: Title = Field(examples=["An award for email"])
    file: FileName = Field(
        description="Name of the code's file, relative to the file that names it.",
        examples=["two-columns.html"],
    )
    lines: Lines | None = Field(
        None,
        description="Numbers of the first and the last line shown; without them, all.",
        examples=["4-20"],
    )
    mark: tuple[Lines, ...] = Field(
        (),
        description="Numbers of lines to look at, as they are in the file.",
        examples=[["6-8", "12"]],
    )
    reason: Markdown = Field(
        description="Reason for the code, as Markdown: a sentence and a paragraph.",
        examples=["A survey that breaks in an inbox is never answered."],
        min_length=1,
    )
    href: Href | None = Field(
        None, description="Address of the whole code.", examples=["https://example.com/code"]
    )
    link_label: str = Field(
        "", description="Words of the link to the whole code.", examples=["Read the code"]
    )

    _text: str = PrivateAttr(default="")

    @field_validator("file")
    @classmethod
    def _readable(cls, file: str, info: ValidationInfo) -> str:
        _read(file, info.context or {})
        return file

    @field_validator("lines")
    @classmethod
    def _within(cls, lines: str | None, info: ValidationInfo) -> str | None:
        if lines and "file" in info.data:
            count = len(_read(info.data["file"], info.context or {}).splitlines())
            shown = numbers(lines)
            if not shown or shown[-1] > count:
                raise ValueError(f"expected lines of {info.data['file']}, which has {count}")
        return lines

    @model_validator(mode="after")
    def _shows_what_it_says(self, info: ValidationInfo) -> Code:
        self._text = _read(self.file, info.context or {})
        shown = self.numbers
        if not MIN_LINES <= len(shown) <= MAX_LINES:
            raise ValueError(
                f"expected {MIN_LINES} to {MAX_LINES} lines of code, and these are {len(shown)}; "
                "`lines` says which"
            )
        if missing := self.marked - {*shown}:
            raise ValueError(f"expected marks on lines that are shown, and {min(missing)} is not")
        if bool(self.href) != bool(self.link_label):
            raise ValueError("expected href and linkLabel together, or neither")
        return self

    @property
    def numbers(self) -> range:
        """The numbers of the lines that are shown."""
        return numbers(self.lines or f"1-{len(self._text.splitlines())}")

    @property
    def marked(self) -> set[int]:
        """The numbers of the lines that are marked."""
        return {number for lines in self.mark for number in numbers(lines)}

    @property
    def highlighted(self) -> list[str]:
        """The lines that are shown, as safe HTML."""
        lines = highlight_file(self._text, Path(self.file).name)
        return lines[self.numbers.start - 1 : self.numbers.stop - 1]

    @property
    def html(self) -> str:
        """The reason as safe HTML, in the language of the page that is being rendered."""
        return to_html(self.reason, current_locale().language)


def numbers(lines: str) -> range:
    """Returns the line numbers that ``12`` or ``4-20`` stands for."""
    first, _, last = lines.partition("-")
    return range(int(first), int(last or first) + 1)


def _read(name: str, context: dict[str, Any]) -> str:
    """Returns the text of a file below the content's folder."""
    folder = context.get("folder", Path())
    root = context.get("content", folder)
    file = inside(root, find_file(folder, name))
    if not file:
        raise ValueError(f"expected a file inside {root.name}/")
    if not is_file(file):
        near = nearest_file(file)
        fix = f"no such file; nearest is {near}" if near else "no such file, nor any beside it"
        raise PydanticCustomError("code_missing", "expected a file that exists", {"fix": fix})
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError("expected a file of text in UTF-8") from error
