"""Adds keys without values to a YAML file, each with a comment; what is there stays."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap

COLUMN = 24
"""Column at which comments begin, where what is written before them leaves room."""

NEVER_WRAPPED = 1_000_000
"""Columns of a file whose long texts keep their lines."""


def with_empty_keys(text: str, keys: Iterable[tuple[tuple[str, ...], str]]) -> str:
    """Returns the text of a mapping with keys that it does not have yet.

    Args:
        text: YAML, or nothing.
        keys: Path of each key, with its comment.
    """
    yaml: Any = YAML()
    yaml.width, yaml.preserve_quotes = NEVER_WRAPPED, True
    data = yaml.load(text) or CommentedMap()
    for (*above, key), comment in keys:
        group = data
        for step in above:
            group[step] = group.get(step) or CommentedMap()
            group = group[step]
        if key not in group:
            group[key] = None
            group.yaml_add_eol_comment(comment, key, COLUMN)
    yaml.dump(data, made := StringIO())
    return made.getvalue()
