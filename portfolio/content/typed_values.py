"""Walks content together with its models: each value, where it is and what its type means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from inspect import isclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from portfolio.content.diagnostics import Loc
from portfolio.content.field_location import ModelType, field_of, kind_of


@dataclass(frozen=True, slots=True)
class TypedValue:
    """A value of the content with its type."""

    loc: Loc
    value: Any
    type: Any
    """The type of its field, without ``Annotated`` and ``None``."""
    metadata: tuple[Any, ...]
    """Metadata that ``Annotated`` adds to that type, such as a ``Meaning``."""


def typed_values(value: Any, annotation: Any) -> Iterator[TypedValue]:
    """Yields every value that a model has a field for, containers before what they hold.

    Args:
        value: Data of a content file, valid or not, or a validated model.
        annotation: The type that it should have.
    """
    return _walk((), value, annotation, ())


def _walk(loc: Loc, value: Any, annotation: Any, metadata: Iterable[Any]) -> Iterator[TypedValue]:
    annotation, metadata = _unwrap(annotation, tuple(metadata))
    yield TypedValue(loc, value, annotation, metadata)
    if isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _walk((*loc, index), item, _item_type(annotation, index), ())
    elif models := _models(value, annotation):
        for key, inner in _items(value):
            if field := field_of(models, key):
                yield from _walk((*loc, key), inner, field.annotation, field.metadata)


def _unwrap(annotation: Any, metadata: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...]]:
    """Returns a type without ``Annotated`` and ``None``, and the metadata of all of it."""
    if get_origin(annotation) is Annotated:
        inner, *added = get_args(annotation)
        for item in added:
            metadata += tuple(item.metadata) if isinstance(item, FieldInfo) else (item,)
        return _unwrap(inner, metadata)
    options = [it for it in _options(annotation) if it is not NoneType]
    if _is_union(annotation) and len(options) == 1:
        return _unwrap(options[0], metadata)
    return annotation, metadata


def _is_union(annotation: Any) -> bool:
    return get_origin(annotation) in {Union, UnionType}


def _options(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if _is_union(annotation) else (annotation,)


def _item_type(annotation: Any, index: int) -> Any:
    if get_origin(annotation) is not tuple:
        return None
    types = get_args(annotation)
    if types[-1] is Ellipsis:
        return types[0]
    return types[index] if index < len(types) else None


def _models(value: Any, annotation: Any) -> tuple[ModelType, ...]:
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
