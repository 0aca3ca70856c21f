"""Appends an item to a list in a YAML file and leaves every other character as it is."""

from __future__ import annotations

from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import (  # pyright: ignore[reportMissingImports]
    MappingNode,
    Node,
    SequenceNode,
)

from portfolio.editing.yaml_editor import last_line


def append(text: str, keys: tuple[str, ...], item: str) -> str:
    """Returns the text with one more item at the end of a list.

    The item is inserted as text below the last one, at its indent: writing the whole file with a
    YAML library would keep the comments, but change braces and quotes.

    Args:
        text: The whole file.
        keys: The way down to the list, e.g. ``("playground", "sprites")``.
        item: The item as YAML, not indented.

    Raises:
        LookupError: If there is no such list.
        ValueError: If it has items and is not written one item a line.
    """
    items = _sequence(text, keys)
    if not items.value:
        return _first(text, items, keys, item)
    if items.flow_style:
        raise ValueError(f"{'.'.join(keys)} is not a list with one item a line")
    lines = text.splitlines(keepends=True)
    ending = "\r\n" if lines[0].endswith("\r\n") else "\n"
    dash = " " * items.start_mark.column + "- "
    added = [
        f"{' ' * len(dash) if index else dash}{line}{ending}"
        for index, line in enumerate(item.splitlines())
    ]
    last = last_line(items.value[-1])
    lines[last] = lines[last].rstrip("\r\n") + ending
    grown = "".join([*lines[: last + 1], *added, *lines[last + 1 :]])
    _verify(text, grown, keys, item)
    return grown


def _first(text: str, items: SequenceNode, keys: tuple[str, ...], item: str) -> str:
    """Returns the text with an item in place of ``[]``, indented below its key."""
    start, end = items.start_mark.index, items.end_mark.index
    indent = "  " * len(keys)
    lines = [f"{indent}{'  ' if index else '- '}{it}" for index, it in enumerate(item.splitlines())]
    rest = text[end:].partition("\n")[2]
    grown = text[:start].rstrip() + "\n" + "\n".join(lines) + "\n" + rest
    _verify(text, grown, keys, item)
    return grown


def _sequence(text: str, keys: tuple[str, ...]) -> SequenceNode:
    node: Node = YAML().compose(text)
    for key in keys:
        inside = node.value if isinstance(node, MappingNode) else ()
        found = [value for name, value in inside if name.value == key]
        if not found:
            break
        node = found[0]
    if isinstance(node, SequenceNode):
        return node
    raise LookupError(f"there is no list {'.'.join(keys)}")


def _verify(before: str, after: str, keys: tuple[str, ...], item: str) -> None:
    """Raises ValueError unless the new text means the old data and the item."""
    plain = YAML(typ="safe")
    expected: Any = plain.load(before)
    items = expected
    for key in keys:
        items = items[key]
    items.append(plain.load(item))
    if plain.load(after) != expected:
        raise ValueError(f"{'.'.join(keys)} is written in a way that cannot be added to")
