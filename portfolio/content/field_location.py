"""Which model and which field a validation error speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import isclass
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from portfolio.content.document import Trail

Shape = type[BaseModel]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the content as both the file and the models see it."""

    trail: Trail
    """As the file has it: aliases, no names of union members."""
    shapes: tuple[Shape, ...]
    """The models that may stand here; several for a list of sections."""
    field: FieldInfo | None
    """The field that holds the value, if it is known."""

    @property
    def keys(self) -> list[str]:
        """The keys that may be written here, as the file spells them."""
        return [
            info.alias or name for shape in self.shapes for name, info in shape.model_fields.items()
        ]


def spot(annotation: Any, location: Trail) -> Spot:
    """Follows an error's location from the root's type down.

    In a union of several models pydantic puts the member's tag into the location;
    the file knows nothing of it, so it chooses the model and is left out.
    """
    shapes, field, trail = _shapes(annotation), None, []
    for step in location:
        if isinstance(step, str) and len(shapes) > 1:
            shapes = tuple(shape for shape in shapes if kind_of(shape) == step)
            continue
        trail.append(step)
        if isinstance(step, str):
            field = _field(shapes, step)
            shapes = _shapes(field.annotation) if field else ()
    return Spot(tuple(trail), shapes, field)


def kind_of(shape: Shape) -> str:
    """Returns the word that chooses this model within a union."""
    return get_args(shape.model_fields["kind"].annotation)[0]


def _field(shapes: tuple[Shape, ...], key: str) -> FieldInfo | None:
    fields = (info for shape in shapes for info in shape.model_fields.values())
    return next((info for info in fields if info.alias == key), None)


def _shapes(annotation: Any) -> tuple[Shape, ...]:
    if isclass(annotation) and issubclass(annotation, BaseModel):
        return (annotation,)
    return tuple(shape for inner in get_args(annotation) for shape in _shapes(inner))
