"""Parts of a text that stand beside one another: columns, and a picture beside text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markdown_it.token import Token

COLUMN, COLONS = "column", ":::"
"""Name of a part that stands beside its neighbour, and the sign before the name and at the end."""

COLUMN_START, COLUMN_END = f"container_{COLUMN}_open", f"container_{COLUMN}_close"
"""Types of tokens."""

BELOW = {"heading_open", "hr", COLUMN_START}
"""Types of tokens that are below a picture beside text, and not beside it."""

BESIDE = "beside"
OF_EVERY_PICTURE = {"src", "alt", "title"}


def in_boxes(tokens: Sequence[Token]) -> list[Token]:
    """Returns tokens with a box around neighbouring columns, and around a picture beside text.

    The text is all that follows the picture, up to a heading, a line, columns or another such
    picture, or to the end of the part that the picture is in.
    """
    return [*_columns_in_boxes([*_pictures_in_boxes(tokens)])]


def attributes(image: Token) -> dict[str, Any]:
    """Returns what the braces behind a picture say, ``{width=320 .beside}``; a class is a yes."""
    said = {name: it for name, it in image.attrs.items() if name not in OF_EVERY_PICTURE}
    classes = str(said.pop("class", "")).split()
    return {name: _number(it) for name, it in said.items()} | dict.fromkeys(classes, True)


def _number(value: Any) -> Any:
    return int(value) if str(value).isdecimal() else value


def _pictures_in_boxes(tokens: Sequence[Token]) -> Iterator[Token]:
    levels: list[int] = []  # of the pictures whose boxes are open
    for token, following in zip(tokens, [*tokens[1:], None], strict=False):
        starts = _is_beside(token, following)
        while levels and (
            token.level < levels[-1]
            or (token.level == levels[-1] and (starts or token.type in BELOW))
        ):
            levels.pop()
            yield _end()
        if starts:
            levels.append(token.level)
            yield _start("beside")
        yield token
    yield from (_end() for _ in levels)


def _is_beside(token: Token, following: Token | None) -> bool:
    """Returns whether a figure starts whose picture is to stand beside text."""
    if token.tag != "figure" or token.nesting != 1 or not following:
        return False
    return BESIDE in attributes((following.children or [])[0])


def _columns_in_boxes(tokens: Sequence[Token]) -> Iterator[Token]:
    for before, token, after in zip(
        [None, *tokens[:-1]], tokens, [*tokens[1:], None], strict=False
    ):
        if token.type == COLUMN_START and not (before and before.type == COLUMN_END):
            yield _start("columns")
        yield token
        if token.type == COLUMN_END and not (after and after.type == COLUMN_START):
            yield _end()


def _start(name: str) -> Token:
    return Token("html_block", "", 0, content=f'<div class="{name}">\n')


def _end() -> Token:
    return Token("html_block", "", 0, content="</div>\n")
