"""Changes single values of a YAML file and leaves every other character as it is."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from textwrap import indent
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from portfolio.content.document import Loc

# Needs no quotes: no sign at its start, no "#" and no ": " in it, no blank at its end.
_SAFE_PLAIN = re.compile(r"[A-Za-z/](?:[\w /?!.,()'&+@~=%-]|:(?=\S))*(?<! )")
_KEYWORDS = {"true", "false", "null", "yes", "no", "on", "off"}


class YamlEditor:
    """The text of a YAML file, edited in place; comments, order and quotes stay."""

    def __init__(self, text: str) -> None:
        self.text = text

    def value(self, *loc: str | int) -> str | None:
        """Returns the scalar at a path as text, or None if there is none."""
        node = self._node(loc)
        return node.value if isinstance(node, ScalarNode) else None

    def length(self, *loc: str | int) -> int:
        """Returns how many items or keys stand at a path."""
        node = self._node(loc)
        return len(node.value) if isinstance(node, SequenceNode | MappingNode) else 0

    def set(self, loc: Loc, value: str | int) -> None:
        """Replaces the scalar at a path.

        Raises:
            KeyError: There is no scalar, or it is a block of lines.
        """
        node = self._node(loc)
        if not isinstance(node, ScalarNode) or node.style in {"|", ">"}:
            raise KeyError(loc)
        start, end = node.start_mark.index, node.end_mark.index
        self.text = self.text[:start] + scalar(value) + self.text[end:]

    def prepend(self, item: str) -> int:
        """Puts an item, written as YAML with its dash, before all others of a file that is a list.

        Returns:
            The line where it starts, from 1.
        """
        lines = self.text.splitlines(keepends=True)
        if self.length():
            first = self._first_line(self._node(()), self._node((0,)), 0)
        else:
            lines = [line for line in lines if line.strip() != "[]"]
            first, item = len(lines), f"{item.rstrip()}\n"
        self.text = "".join([*lines[:first], item, *lines[first:]])
        return first + 1

    def append(self, loc: Loc, item: str) -> None:
        """Puts an item, written as YAML without its dash, at the end of a list.

        Raises:
            LookupError: There is no list.
            ValueError: It has items and is not written one item a line.
        """
        items, name = self._node(loc), ".".join(map(str, loc))
        if not isinstance(items, SequenceNode):
            raise LookupError(f"there is no list {name}")
        if items.value and items.flow_style:
            raise ValueError(f"{name} is not a list with one item a line")
        ending = "\r\n" if "\r\n" in self.text else "\n"
        lines = self.text.splitlines(keepends=True)
        if items.value:
            last, column = last_line(items.value[-1]), items.start_mark.column
            lines[last] = lines[last].rstrip("\r\n") + ending
        else:  # It is written as ``[]``.
            last, column = items.start_mark.line, 2 * len(loc)
            lines[last : items.end_mark.line + 1] = [
                lines[last][: items.start_mark.column].rstrip() + ending
            ]
        lines[last + 1 : last + 1] = [
            f"{' ' * column}{'  ' if number else '- '}{line}{ending}"
            for number, line in enumerate(item.splitlines())
        ]
        grown = "".join(lines)
        if not _is_grown(self.text, grown, loc, item):
            raise ValueError(f"{name} is written in a way that cannot be added to")
        self.text = grown

    def insert_keys(self, loc: Loc, keys: str) -> None:
        """Puts keys, already written as YAML, before the first one of a mapping.

        Raises:
            KeyError: There is no mapping with a key on a line of its own.
        """
        node = self._node(loc)
        if not isinstance(node, MappingNode) or node.flow_style or not node.value:
            raise KeyError(loc)
        first = node.value[0][0].start_mark
        start = first.index - first.column
        self.text = self.text[:start] + indent(keys, " " * first.column) + self.text[start:]

    def remove(self, loc: Loc) -> None:
        """Removes a key with its value, or an item of a list.

        The lines that it stands on go, with the empty lines before the next; comments above stay.
        A list without items becomes ``[]``, and a mapping without keys goes, too.

        Raises:
            KeyError: There is nothing, or it shares its lines with other values.
        """
        *above, step = loc
        parent, node = self._node(tuple(above)), self._node(loc)
        if node is None or parent.flow_style:
            raise KeyError(loc)
        if len(parent.value) == 1 and isinstance(parent, SequenceNode):
            self._empty(tuple(above), parent)
            return
        if len(parent.value) == 1 and above:
            self.remove(tuple(above))
            return
        start = self._first_line(parent, node, step)
        lines = self.text.splitlines(keepends=True)
        end = (start if _is_null(node) else last_line(node)) + 1
        while node is not last_node(parent) and end < len(lines) and not lines[end].strip():
            end += 1
        self.text = "".join([*lines[:start], *lines[end:]])

    def _first_line(self, parent: Any, node: Any, step: str | int) -> int:
        if isinstance(parent, MappingNode):
            return next(key.start_mark.line for key, _ in parent.value if key.value == step)
        # An item begins behind its dash, which may stand on the line before.
        dash = self.text.rindex("-", 0, node.start_mark.index)
        return self.text.count("\n", 0, dash)

    def _empty(self, loc: Loc, items: SequenceNode) -> None:
        """Writes ``[]`` in place of all items of a list."""
        lines = self.text.splitlines(keepends=True)
        first, last = items.start_mark.line, last_line(items)
        rest = "".join(lines[last + 1 :])
        if not loc:
            self.text = "".join(lines[:first]) + "[]\n" + rest
            return
        keys = (key for key, _ in self._node(loc[:-1]).value if key.value == loc[-1])
        colon = self.text.index(":", next(keys).end_mark.index)
        between = self.text[colon + 1 : items.start_mark.index].rpartition("\n")[0]
        self.text = f"{self.text[: colon + 1]} []{between}\n{rest}"

    def _node(self, loc: Loc) -> Any:
        node = _parsed(self.text)
        for step in loc:
            node = _child(node, step)
        return node


@lru_cache(maxsize=8)
def _parsed(text: str) -> Any:
    """Returns the root node of a text; a command asks for many values of the same one."""
    return YAML().compose(text)


def scalar(value: str | int) -> str:
    """Writes a value as YAML, plain where that is safe."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    plain = _SAFE_PLAIN.fullmatch(value) and value.lower() not in _KEYWORDS
    return value if plain else json.dumps(value, ensure_ascii=False)


def inline_scalar(text: str) -> str:
    """Writes a text as it stands in a list or a mapping of one line."""
    return json.dumps(text, ensure_ascii=False) if set(text) & set(",[]{}") else scalar(text)


def _is_grown(before: str, after: str, loc: Loc, item: str) -> bool:
    """Returns whether a text means what another one did, with one more item in a list."""
    plain = YAML(typ="safe")
    expected: Any = plain.load(before)
    items = expected
    for step in loc:
        items = items[step]
    items.append(plain.load(item))
    return plain.load(after) == expected


def last_line(node: Any) -> int:
    """Returns the last line that a node stands on, counted from 0."""
    if isinstance(node, SequenceNode | MappingNode) and not node.flow_style and node.value:
        last = last_node(node)
        is_null = isinstance(node, MappingNode) and _is_null(last)
        return node.value[-1][0].end_mark.line if is_null else last_line(last)
    if not (isinstance(node, ScalarNode) and node.style in {"|", ">"}):
        return node.end_mark.line
    body = node.start_mark.buffer[node.start_mark.index : node.end_mark.index].rstrip()
    return node.start_mark.line + body.count("\n")


def last_node(node: Any) -> Any:
    """Returns the last item of a list, or the last value of a mapping; neither may be empty."""
    return node.value[-1][1] if isinstance(node, MappingNode) else node.value[-1]


def _is_null(node: Any) -> bool:
    """Returns whether nothing is written; such a node lies at the next one."""
    return isinstance(node, ScalarNode) and not node.style and not node.value


def _child(node: Any, step: str | int) -> Any:
    if isinstance(node, MappingNode):
        return next((value for key, value in node.value if key.value == step), None)
    if isinstance(node, SequenceNode) and isinstance(step, int):
        return node.value[step] if -len(node.value) <= step < len(node.value) else None
    return None
