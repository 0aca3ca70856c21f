"""Walks content together with its models: the field of each value, and what its type means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from inspect import isclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from portfolio.content.diagnostics import Loc
from portfolio.models.base import kind_of
from portfolio.models.section_kinds import OneOf

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
    """
    loc: list[str | int] = []
    field: FieldInfo | None = None
    models = models_of(annotation)
    for step in error_loc:
        if isinstance(step, str) and len(models) > 1:
            models = tuple(model for model in models if kind_of(model) == step)
            continue
        loc.append(step)
        if isinstance(step, str):
            field = field_of(models, step)
            models = models_of(field.annotation) if field else ()
    return FieldLocation(tuple(loc), models, field)


@cache
def field_of(models: tuple[ModelType, ...], key: str) -> FieldInfo | None:
    """Returns the field that a key of the file sets, if one of the models has it."""
    fields = (info for model in models for info in model.model_fields.values())
    return next((info for info in fields if info.alias == key), None)


def models_of(annotation: Any) -> tuple[ModelType, ...]:
    """Returns every model that a type mentions, e.g. both of ``Hero | tuple[Copy, ...]``."""
    annotation, _ = unwrap(annotation, ())
    if isclass(annotation) and issubclass(annotation, BaseModel):
        return (annotation,)
    return tuple(model for inner in get_args(annotation) for model in models_of(inner))


@dataclass(frozen=True, slots=True)
class TypedValue:
    """A value of the content with its type."""

    loc: Loc
    value: Any
    type: Any
    """The type of its field, without ``Annotated`` and ``None``."""
    metadata: tuple[Any, ...]
    """Metadata that ``Annotated`` adds to that type, such as a ``FieldRole``."""


def typed_values(
    value: Any, annotation: Any, loc: Loc = (), metadata: Iterable[Any] = ()
) -> Iterator[TypedValue]:
    """Yields every value that a model has a field for, containers before what they hold.

    Args:
        value: Data of a content file, valid or not, or a validated model.
        annotation: The type that it should have.
        loc: Path of the value.
        metadata: Metadata of its field.
    """
    annotation, metadata = unwrap(annotation, tuple(metadata))
    yield TypedValue(loc, value, annotation, metadata)
    if isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from typed_values(item, _item_type(annotation, index), (*loc, index))
    elif models := _models_of_value(value, annotation):
        for key, inner in _items(value):
            if field := field_of(models, key):
                yield from typed_values(inner, field.annotation, (*loc, key), field.metadata)


@cache
def unwrap(annotation: Any, metadata: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...]]:
    """Returns a type without ``Annotated`` and ``None``, and the metadata of all of it."""
    if get_origin(annotation) is Annotated:
        inner, *added = get_args(annotation)
        for item in added:
            if isinstance(item, OneOf):
                inner = item.union
            else:
                metadata += tuple(item.metadata) if isinstance(item, FieldInfo) else (item,)
        return unwrap(inner, metadata)
    options = [it for it in _options(annotation) if it is not NoneType]
    if len(options) == 1 and options[0] is not annotation:
        return unwrap(options[0], metadata)
    return annotation, metadata


def _options(annotation: Any) -> tuple[Any, ...]:
    is_union = get_origin(annotation) in {Union, UnionType}
    return get_args(annotation) if is_union else (annotation,)


def _item_type(annotation: Any, index: int) -> Any:
    if get_origin(annotation) is not tuple:
        return None
    types = get_args(annotation)
    if types[-1] is Ellipsis:
        return types[0]
    return types[index] if index < len(types) else None


def _models_of_value(value: Any, annotation: Any) -> tuple[ModelType, ...]:
    """Returns the model of a mapping; in a union the key ``kind`` selects it."""
    if isinstance(value, BaseModel):
        return (type(value),)
    if not isinstance(value, dict):
        return ()
    models = tuple(it for it in _options(annotation) if isclass(it) and issubclass(it, BaseModel))
    if len(models) < 2:
        return models
    return tuple(model for model in models if kind_of(model) == value.get("kind"))


def _items(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from value.items()
        return
    for name, field in type(value).model_fields.items():
        yield field.alias or name, getattr(value, name)
