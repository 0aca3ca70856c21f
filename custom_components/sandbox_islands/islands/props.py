"""What an island is given: its own props, those of its outermost element, and mistakes."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import reflex as rx

from sandbox_islands.reflex_insides import to_camel_case

Props = dict[str, Any]

ELEMENT_PROPS = frozenset(
    {"id", "class_name", "style", "custom_attrs", "key", *rx.Component.get_event_triggers()}
)
"""Props of the outermost element of every island, unless the island has one of this name."""

ELEMENT_PREFIXES = ("margin", "data_", "aria_")
"""Beginnings of other props of that element."""


def split_props(island: str, own: Collection[str], given: Props) -> tuple[Props, Props]:
    """Returns the props of an island itself, and those of its outermost element.

    Args:
        island: Name of the island, for errors.
        own: Names of the props that it takes.
        given: The props, in snake_case.

    Raises:
        TypeError: If a prop is neither.
    """
    of_island, of_element = {}, {}
    for name, value in given.items():
        if name in own:
            of_island[name] = value
        elif name in ELEMENT_PROPS or name.startswith(ELEMENT_PREFIXES):
            of_element[name] = value
        else:
            raise TypeError(
                f"{island} has no prop {name!r}{_instead(name, own)}. "
                "What CSS says of its outermost element is given as style={…}."
            )
    return of_island, of_element


def complete_props(island: str, defaults: Mapping[str, Any], given: Props) -> Props:
    """Returns the props of an island with the values of those that are left out.

    Of a prop that is a mapping, such as ``words``, each key may be left out. None leaves a prop to
    the React component.

    Args:
        island: Name of the island, for errors.
        defaults: Values of props that may be left out.
        given: The island's own props.

    Raises:
        TypeError: If such a mapping has a key that the island does not know.
    """
    props = {**defaults, **given}
    for name, default in defaults.items():
        value = props[name]
        if isinstance(default, Mapping) and isinstance(value, Mapping):
            for key in value:
                if key not in default:
                    raise TypeError(f"{island} has no {key!r} in {name}{_instead(key, default)}.")
            props[name] = _without_none({**default, **value})
    return _without_none(props)


def words_beside(component: str, *names: str) -> dict[str, str]:
    """Returns what an island says, in English, by the keys of its ``words``.

    Args:
        component: File of the island's component.
        names: Names of JSON files beside it; each of their keys has a ``text``.
    """
    files = [Path(component).parent / name for name in names]
    said = [json.loads(file.read_text()) for file in files]
    return {key: entry["text"] for words in said for key, entry in words.items()}


def require_props(island: str, required: Collection[str], given: Collection[str]) -> None:
    """Checks that no prop is missing.

    Raises:
        TypeError: If one is; the message names all.
    """
    missing = sorted({*required} - {*given})
    if missing:
        raise TypeError(f"{island} needs {', '.join(missing)}, which may not be left out.")


def props_as_json(island: str, props: Props) -> str | rx.Var[str]:
    """Returns the props as the runtime reads them, or a var where one is known in the browser only.

    Args:
        island: Name of the island, for errors.
        props: Its props, without event handlers.

    Raises:
        TypeError: If a value cannot be JSON.
    """
    for name, value in props.items():
        try:
            str(rx.Var.create(value))
        except TypeError as error:
            raise TypeError(f"{island} cannot take this as {name!r}: {error}") from None
    values = rx.Var.create({to_camel_case(name): value for name, value in props.items()})
    try:
        return json.dumps(json.loads(values.json()), separators=(",", ":"))
    except TypeError:
        return values.to_string()


def _without_none(values: Mapping[str, Any]) -> Props:
    return {name: value for name, value in values.items() if value is not None}


def _instead(name: str, known: Collection[str]) -> str:
    """Returns the end of a sentence that says what else could be meant."""
    if close := get_close_matches(name, known, n=1):
        return f"; did you mean {close[0]!r}?"
    return f"; it has {', '.join(sorted(known)) or 'none'}"
