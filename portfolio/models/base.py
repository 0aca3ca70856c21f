"""The bases of content models."""

from __future__ import annotations

from typing import Any, get_args

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic.alias_generators import to_camel
from pydantic_core import CoreSchema

SCALAR_TYPES = ("int", "float", "bool")
"""Types of schemas whose values content writes as themselves, and never as one another."""


def _make_strict(schema: object) -> None:
    """Has the scalars in a schema take no value of another type.

    The setting ``strict`` of a model would do so too, and refuse lists where tuples are meant.
    """
    if isinstance(schema, dict):
        if schema.get("type") in SCALAR_TYPES:
            schema["strict"] = True
        parts = schema.values()
    else:
        parts = schema if isinstance(schema, list | tuple) else ()
    for part in parts:
        _make_strict(part)


class Model(BaseModel):
    """A frozen piece of content whose YAML keys are the camelCase of its fields.

    Unknown keys are refused, so that a typing mistake is an error with a line
    number and never a word that silently fails to appear. So are ``true`` and ``"3"`` in the place
    of a number, and ``yes`` and ``1`` in that of true or false.

    What a model needs for reading is built when it reads the first time, so the folders of kinds
    of section are not looked through by an import.
    """

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=to_camel,
        str_strip_whitespace=True,
        allow_inf_nan=False,
        defer_build=True,
    )

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[BaseModel], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Returns pydantic's schema of the model, without conversions to numbers and booleans."""
        schema = handler(source)
        _make_strict(schema)
        return schema


def kind_of(model: type[BaseModel]) -> str:
    """Returns the word that content writes behind ``kind:``, by which a model is chosen."""
    return get_args(model.model_fields["kind"].annotation)[0]


def _without_required(schema: dict[str, Any]) -> None:
    schema.pop("required", None)


class ThemePart(Model):
    """A part of a theme: all keys have a value, and none is needed in the owner's file.

    What the file does not say is said by the theme that it extends, so editors ask for nothing.
    """

    model_config = ConfigDict(json_schema_extra=_without_required)
