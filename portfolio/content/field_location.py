"""Finds the model and the field that a location in a content file belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from inspect import isclass
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from portfolio.content.diagnostics import Loc

ModelType = type[BaseModel]


@dataclass(frozen=True, slots=True)
class FieldLocation:
    """A place in the content as both the file and the models see it."""

    loc: Loc
    """Path in the file: aliases, no names of union members."""
    models: tuple[ModelType, ...]
    """The models that the value may be; several for a list of sections."""
    field: FieldInfo | None
    """The field that holds the value, if it is known."""

    @property
    def keys(self) -> list[str]:
        """The keys that may be written here, as the file spells them."""
        return [
            info.alias or name for model in self.models for name, info in model.model_fields.items()
        ]


def locate_field(annotation: Any, error_loc: Loc) -> FieldLocation:
    """Follows the location of a validation error from the root's type down.

    In a union of several models pydantic puts the member's tag into the location.
    The file does not contain that step, so it selects the model and is left out.

    Args:
        annotation: The type that the file's data was validated against.
        error_loc: ``loc`` of pydantic's error.
    """
    models, field, loc = models_of(annotation), None, []
    for step in error_loc:
        if isinstance(step, str) and len(models) > 1:
            models = tuple(model for model in models if kind_of(model) == step)
            continue
        loc.append(step)
        if isinstance(step, str):
            field = field_of(models, step)
            models = models_of(field.annotation) if field else ()
    return FieldLocation(tuple(loc), models, field)


def kind_of(model: ModelType) -> str:
    """Returns the value of ``kind`` that selects this model within a union."""
    return get_args(model.model_fields["kind"].annotation)[0]


@cache
def field_of(models: tuple[ModelType, ...], key: str) -> FieldInfo | None:
    """Returns the field that a key of the file sets, if one of the models has it."""
    fields = (info for model in models for info in model.model_fields.values())
    return next((info for info in fields if info.alias == key), None)


def models_of(annotation: Any) -> tuple[ModelType, ...]:
    """Returns every model that a type mentions, e.g. both of ``Hero | tuple[Copy, ...]``."""
    if isclass(annotation) and issubclass(annotation, BaseModel):
        return (annotation,)
    return tuple(model for inner in get_args(annotation) for model in models_of(inner))
