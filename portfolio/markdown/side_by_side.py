"""Parts of a text that stand beside one another: columns, pairs of pictures, a picture and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
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

BELOW = {"heading_open", "hr", COLUMN_START, PAIR_START, CONTENT_BLOCK}
"""Types of tokens that are below a picture beside text, and not beside it."""

BESIDE, WIDE = "beside", "wide"
OF_EVERY_PICTURE = {"src", "alt", "title"}
FILM_SUFFIXES = (".mp4", ".webm")


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


def is_film(image: Token) -> bool:
    """Returns whether what is written as a picture is a film."""
    return str(image.attrs["src"]).lower().endswith(FILM_SUFFIXES)


def pictures_alone(tokens: Sequence[Token]) -> int:
    """Returns how many pictures a pair holds; 0 if it holds anything else.

    Args:
        tokens: Those from the start of the pair on.
    """
    count = 0
    for token in tokens[1:]:
        if token.type == PAIR_END:
            break
        if token.type == "inline":
            types = [it.type for it in token.children or [] if not _is_blank(it)]
            if {*types} != {"image"}:
                return 0
            count += len(types)
        elif token.tag != "p":
            return 0
    return count


def in_figures(tokens: Sequence[Token]) -> list[Token]:
    """Returns tokens in which a picture with a paragraph of its own is a figure.

    Those of a pair need no paragraphs of their own.
    """
    return [*_with_captions([*_pairs_apart(tokens)])]


def _pairs_apart(tokens: Sequence[Token]) -> Iterator[Token]:
    """Yields tokens in which each picture of a pair has a paragraph of its own."""
    in_pair = False
    for before, token in zip([None, *tokens[:-1]], tokens, strict=False):
        in_pair = token.type == PAIR_START or (in_pair and token.type != PAIR_END)
        images = [it for it in token.children or [] if it.type == "image"]
        if in_pair and before and token.type == "inline" and len(images) > 1:
            for number, image in enumerate(images):
                if number:
                    yield Token("paragraph_close", "p", -1, level=before.level)
                    yield Token("paragraph_open", "p", 1, level=before.level)
                yield Token("inline", "", 0, children=[image], level=token.level)
        else:
            yield token


def _with_captions(tokens: Sequence[Token]) -> Sequence[Token]:
    """Makes figures of the paragraphs that hold one picture and nothing else.

    The title of the picture, ``![…](team.webp "Our team")``, becomes the caption.
    """
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        children = inline.children or []
        if opening.type == "paragraph_open" and [child.type for child in children] == ["image"]:
            opening.tag = closing.tag = "figure"
            if WIDE in attributes(children[0]):
                opening.attrSet("class", WIDE)
            if caption := str(children[0].attrs.get("title", "")):
                text = f"<figcaption>{escape(caption)}</figcaption>"
                children.append(Token("html_inline", "", 0, content=text))
    return tokens


def _is_blank(token: Token) -> bool:
    return token.type == "softbreak" or (token.type == "text" and not token.content.strip())


def _number(value: Any) -> Any:
    return int(value) if str(value).isdecimal() else value


def _pictures_in_boxes(tokens: Sequence[Token]) -> Iterator[Token]:
    levels: list[int] = []  # of the pictures whose boxes are open
    for token, following in zip(tokens, [*tokens[1:], None], strict=False):
        starts = _is_beside(token, following)
        while levels and (
            token.level < levels[-1] or (token.level == levels[-1] and (starts or _is_below(token)))
        ):
            levels.pop()
            yield _end()
        if starts:
            levels.append(token.level)
            yield _start("beside")
        yield token
    yield from (_end() for _ in levels)


def _is_below(token: Token) -> bool:
    return token.type in BELOW or (token.tag == "figure" and token.attrs.get("class") == WIDE)


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
