"""Takes out of a resume what its owner keeps private: no page, file or download then has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def private_places(data: Any) -> list[str]:
    """Returns the places that a document keeps private, such as ``basics.location.address``."""
    try:
        places = data["meta"]["page"]["private"]
    except (KeyError, TypeError):
        return []
    return [it for it in places if isinstance(it, str)] if isinstance(places, list) else []


def without_private(data: Any) -> Any:
    """Returns a document without its private places, and without their list."""
    places = private_places(data)
    if not places:
        return data
    for place in (*places, "meta.page.private"):
        data = _without(data, place.split("."))
    return data


def missing_places(data: Any) -> Iterator[str]:
    """Yields the private places that a document does not have, such as a misspelt one."""
    for place in private_places(data):
        if _without(data, place.split(".")) == data:
            yield place


def _without(value: Any, path: list[str]) -> Any:
    """Returns data without the value at a path; in a list it is that of every item."""
    if isinstance(value, list):
        return [_without(it, path) for it in value]
    if not isinstance(value, dict) or path[0] not in value:
        return value
    first, *rest = path
    if not rest:
        return {key: it for key, it in value.items() if key != first}
    return {**value, first: _without(value[first], rest)}
