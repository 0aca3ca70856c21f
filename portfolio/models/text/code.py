"""Blocks of code in the text of a page."""

from __future__ import annotations

from difflib import get_close_matches

from pydantic import Field, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from portfolio.markdown.code_block import line_numbers
from portfolio.markdown.highlight import is_language
from portfolio.models.base import Model
from portfolio.models.text.blocks import content_blocks
from portfolio.paths import CONTENT

CODE_BRACES = '{file="app.py" mark="2-4"}'
"""An example of what may stand behind the language of a block of code."""

NEARLY = 0.75
"""Likeness from which on a word is taken for a misspelled kind of section or island."""


class CodeBraces(Model):
    """Braces behind the language of a block of code."""

    file: str = Field("", description="Name of the code's file, which stands above it.")
    mark: str = Field("", description="Numbers of the lines to look at.", examples=["2-4, 7"])
    added: str = Field("", description="Numbers of the lines that are new.")
    removed: str = Field("", description="Numbers of the lines that are gone.")

    @field_validator("mark", "added", "removed")
    @classmethod
    def _is_list_of_lines(cls, lines: str) -> str:
        if lines and not line_numbers(lines):
            raise ValueError('expected numbers of lines in quotes, such as "2-4, 7"')
        return lines


class CodeBlock(Model):
    """A block of code."""

    language: str = Field(description="Word behind the backticks.", examples=["python"])
    count: int = Field(description="Number of its lines.")
    braces: CodeBraces
    rest: str = Field("", description="Rest of what is behind it, which nothing is made of.")

    @field_validator("language")
    @classmethod
    def _is_no_section(cls, language: str, info: ValidationInfo) -> str:
        """Refuses the misspelled kind of a section; of an unknown language is a warning."""
        words = content_blocks((info.context or {}).get("content", CONTENT))
        if not is_language(language) and (near := get_close_matches(language, words, 1, NEARLY)):
            message = "expected a language of code, a kind of section, or an island"
            raise PydanticCustomError(
                "code_language", message, {"fix": f"did you mean `{near[0]}`?"}
            )
        return language

    @model_validator(mode="after")
    def _within(self) -> CodeBlock:
        lists = (self.braces.mark, self.braces.added, self.braces.removed)
        last = max((max(line_numbers(it), default=0) for it in lists), default=0)
        if last > self.count:
            raise ValueError(f"expected lines of this code, which has {self.count}; found {last}")
        return self
