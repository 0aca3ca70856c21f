"""Parts of a text that stand beside one another: columns, pairs of pictures, a picture and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import takewhile
from typing import Any

from markdown_it.token import Token

COLUMN, PAIR, COLONS = "column", "pair", ":::"
"""Names of a part that stands beside its neighbour, and of one whose pictures do; and the sign
before the name and at the end."""

COLUMN_START, COLUMN_END = f"container_{COLUMN}_open", f"container_{COLUMN}_close"
PAIR_START, PAIR_END = f"container_{PAIR}_open", f"container_{PAIR}_close"
"""Types of tokens."""

PART_STARTS = {COLUMN_START: COLUMN, PAIR_START: PAIR}
"""Names of parts by the types of the tokens that start them."""

CONTENT_BLOCK = "content_block"
"""Type of the token of a section or an island, which has the width of the text for itself."""

COLUMNS, BESIDE, WIDE = "columns", "beside", "wide"
"""Classes of the box around neighbouring columns, of that around a picture and the text beside it,
and of a picture as wide as the page."""

BOXES = {COLUMNS: COLUMNS, BESIDE: ""}
"""Boxes, each with the place of what goes on in them."""

BELOW = {"heading_open", "hr", PAIR_START, CONTENT_BLOCK}
"""Types of tokens that are below what stands side by side, and not beside it."""

OF_EVERY_PICTURE = {"src", "alt", "title"}
VIDEO_SUFFIXES = (".mp4", ".webm")


def in_boxes(tokens: Sequence[Token]) -> list[Token]:
    """Returns tokens with a box around neighbouring columns, and around a picture beside text.

    The text is all that follows the picture, up to a heading, a line, columns or another such
    picture, or to the end of the part that the picture is in. The box is one part of the page,
    which may be a grid; within it the picture floats.
    """
    shown: list[Token] = []
    boxes: list[tuple[int, str]] = []  # the level of each that is open, and what goes on in it
    for token, following in zip(tokens, [*tokens[1:], None], strict=False):
        level, place = token.level, _place(token, following)
        while boxes and level <= boxes[-1][0] and (level, place) != boxes[-1]:
            boxes.pop()
            shown.append(_html("</div>\n"))
        if place in BOXES and (level, BOXES[place]) not in boxes:
            boxes.append((level, BOXES[place]))
            shown.append(_html(f'<div class="{place}">\n'))
        shown.append(token)
    return [*shown, *(_html("</div>\n") for _ in boxes)]


def _place(token: Token, following: Token | None) -> str:
    """Returns the box that a token stands in or starts, what is below it, or nothing."""
    if token.type in {COLUMN_START, COLUMN_END}:
        return COLUMNS
    if token.type in BELOW:
        return "below"
    if token.tag != "figure" or token.nesting != 1 or not following:
        return ""
    said = attributes((following.children or [])[0])
    return BESIDE if BESIDE in said else "below" if WIDE in said else ""


def attributes(image: Token) -> dict[str, Any]:
    """Returns what the braces behind a picture say, ``{width=320 .beside}``; a class is a yes."""
    said = {name: it for name, it in image.attrs.items() if name not in OF_EVERY_PICTURE}
    classes = str(said.pop("class", "")).split()
    return {name: _number(it) for name, it in said.items()} | dict.fromkeys(classes, True)


def is_video(image: Token) -> bool:
    """Returns whether what is written as a picture is a video."""
    return str(image.attrs["src"]).lower().endswith(VIDEO_SUFFIXES)


def pictures_alone(tokens: Sequence[Token]) -> int:
    """Returns how many pictures a pair holds; 0 if it holds anything else.

    Args:
        tokens: Those from the start of the pair on.
    """
    count = 0
    for token in takewhile(lambda it: it.type != PAIR_END, tokens[1:]):
        types = [it.type for it in token.children or [] if not _is_blank(it)]
        if {*types} - {"image"} or (token.type != "inline" and token.tag != "p"):
            return 0
        count += len(types)
    return count


def make_figures(tokens: Sequence[Token]) -> None:
    """Makes figures of the pictures that have a paragraph of their own, or are those of a pair.

    The title of a picture, ``![…](team.webp "Our team")``, becomes the caption.
    """
    in_pair = False
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        in_pair = opening.type == PAIR_START or (in_pair and opening.type != PAIR_END)
        images = [it for it in inline.children or [] if not _is_blank(it)]
        is_figure = opening.type == "paragraph_open" and {it.type for it in images} == {"image"}
        if is_figure and (in_pair or len(images) == 1):
            opening.tag = closing.tag = "figure"
            if WIDE in attributes(images[0]):
                opening.attrSet("class", WIDE)
            inline.children = [*_with_captions(images)]


def _with_captions(images: Sequence[Token]) -> Iterator[Token]:
    """Yields the pictures of figures; each but the first one starts a figure."""
    for image in images:
        if image is not images[0]:
            start = f'<figure class="{WIDE}">' if WIDE in attributes(image) else "<figure>"
            yield _html(f"</figure>\n{start}")
        yield image
        if caption := str(image.attrs.get("title", "")):
            yield _html(f"<figcaption>{escape(caption)}</figcaption>")


def _is_blank(token: Token) -> bool:
    return token.type == "softbreak" or (token.type == "text" and not token.content.strip())


def _number(value: Any) -> Any:
    return int(value) if str(value).isdecimal() else value


def _html(content: str) -> Token:
    return Token("html_block", "", 0, content=content)
