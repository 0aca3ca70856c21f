"""Parts of a catalogue: words with placeholders, in groups, some of them with plurals."""

from __future__ import annotations

import re
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator
from pydantic.alias_generators import to_camel

PLACEHOLDER_PATTERN = re.compile(r"\{([a-z]\w*)\}", re.ASCII | re.IGNORECASE)


class WordGroup(BaseModel):
    """Words of one part of the site; the defaults are the English ones.

    Every text has to hold the placeholders of the English one, and no others.
    """

    model_config = ConfigDict(
        frozen=True, extra="forbid", alias_generator=to_camel, str_strip_whitespace=True
    )

    @field_validator("*")
    @classmethod
    def _has_placeholders(cls, value: Any, info: ValidationInfo) -> Any:
        english = cls.model_fields[str(info.field_name)].default
        if isinstance(value, str):
            _require_placeholders(value, placeholders(english))
        elif isinstance(value, Plural):
            for form in value.forms.values():
                _require_placeholders(form, placeholders(english.other))
        return value

    def props(self, exclude: set[str] | None = None) -> dict[str, Any]:
        """Returns the words as plain data, for islands; plurals as mappings of their forms.

        Args:
            exclude: Names of words that are for Python.
        """
        return self.model_dump(by_alias=True, exclude_none=True, exclude=exclude)


class Plural(BaseModel):
    """The forms of a word that has a number in it, by the plural categories of Unicode's CLDR."""

    model_config = ConfigDict(frozen=True, extra="forbid", str_strip_whitespace=True)

    zero: str | None = Field(None, description="Form for none, e.g. in Arabic.", examples=["…"])
    one: str | None = Field(None, description="Form for 1.", examples=["{done} of {total} picture"])
    two: str | None = Field(None, description="Form for two, e.g. in Arabic.", examples=["…"])
    few: str | None = Field(None, description="Form for a few, e.g. in Polish.", examples=["…"])
    many: str | None = Field(None, description="Form for many, e.g. in Polish.", examples=["…"])
    other: str = Field(
        description="Form for other numbers.",
        examples=["{done} of {total} pictures"],
        min_length=1,
    )

    @property
    def forms(self) -> dict[str, str]:
        """The forms by category, without those that the language lacks."""
        return self.model_dump(exclude_none=True)


def placeholders(text: str) -> set[str]:
    """Returns the names in braces, e.g. ``{"title"}`` of ``Play video: {title}``."""
    return set(PLACEHOLDER_PATTERN.findall(text))


def _require_placeholders(text: str, expected: set[str]) -> None:
    if "{" in PLACEHOLDER_PATTERN.sub("", text) or "}" in PLACEHOLDER_PATTERN.sub("", text):
        raise ValueError("expected braces only around the name of a placeholder")
    if placeholders(text) != expected:
        names = " and ".join(f"{{{name}}}" for name in sorted(expected))
        wanted = f"the placeholder {names}" if len(expected) == 1 else f"the placeholders {names}"
        raise ValueError(f"expected {wanted if expected else 'words without placeholders'}")


def word(english: str, description: str) -> Any:
    """Returns the field of a word.

    Args:
        english: The default, with its placeholders in braces.
        description: Button, label or message that the word is, as a noun.
    """
    return Field(english, description=description, examples=[english], min_length=1)


def plural(description: str, **english: str) -> Any:
    """Returns the field of a word with a number; ``english`` has its English forms."""
    return Field(Plural(**english), description=description, examples=[english])
