"""The one base of every content model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

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
