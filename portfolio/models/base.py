"""The bases of content models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel


class Model(BaseModel):
    """A frozen piece of content whose YAML keys are the camelCase of its fields.

    Unknown keys are refused, so that a typing mistake is an error with a line
    number and never a word that silently fails to appear.
    """

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=to_camel,
        str_strip_whitespace=True,
        allow_inf_nan=False,
        use_attribute_docstrings=True,
    )

    replaced: ClassVar[Mapping[str, str]] = {}
    """Keys of older files, each with a sentence about what is there instead."""


def _without_required(schema: dict[str, Any]) -> None:
    schema.pop("required", None)


class ThemePart(Model):
    """A part of a theme: all keys have a value, and none is needed in the owner's file.

    What the file does not say is said by the theme that it extends, so editors ask for nothing.
    """

    model_config = ConfigDict(json_schema_extra=_without_required)
