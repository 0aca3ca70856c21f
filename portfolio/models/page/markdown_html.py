"""The HTML of pictures, tables and code in the text of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from markdown_it.token import Token

from portfolio.models.page.highlight import highlight, language_name

CAPTION = "Table: "
"""How the paragraph before a table starts if it is the table's caption."""

PARAGRAPH = ["paragraph_open", "inline", "paragraph_close"]

Rule = Callable[[Sequence[Token], int, Any, Any], str]


def caption_tables(tokens: list[Token]) -> None:
    """Makes captions of the paragraphs before tables that start with ``Table:``.

    A table without one is named after its columns, for screen readers.
    """
    for index in reversed([at for at, it in enumerate(tokens) if it.type == "table_open"]):
        end = next(at for at in range(index, len(tokens)) if tokens[at].type == "thead_close")
        columns = (it.content for it in tokens[index:end] if it.type == "inline")
        tokens[index].meta["label"] = ", ".join(filter(None, columns))
        before = tokens[max(index - 3, 0) : index]
        is_paragraph = [it.type for it in before] == PARAGRAPH
        if is_paragraph and before[1].content.startswith(CAPTION):
            _use_caption(tokens, index)


def _use_caption(tokens: list[Token], index: int) -> None:
    """Moves the paragraph before a table into it."""
    opening, inline, closing = tokens[index - 3 : index]
    inline.content = inline.content.removeprefix(CAPTION)
    first = (inline.children or [])[0]
    first.content = first.content.removeprefix(CAPTION)
    tokens[index].meta["label"] = inline.content
    opening.tag = closing.tag = "caption"
    tokens[index - 3 : index + 1] = [tokens[index], opening, inline, closing]


def frame_pictures(tokens: list[Token]) -> None:
    """Makes figures of the paragraphs that hold one picture and nothing else.

    The title of the picture, ``![…](team.webp "Our team")``, becomes the caption.
    """
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        children = inline.children or []
        if opening.type == "paragraph_open" and [it.type for it in children] == ["image"]:
            opening.tag = closing.tag = "figure"
            if caption := str(children[0].attrs.get("title", "")):
                text = f"<figcaption>{escape(caption)}</figcaption>"
                children.append(Token("html_inline", "", 0, content=text))


def _image(tokens: Sequence[Token], index: int, *_: Any) -> str:
    return f'<img data-picture="{tokens[index].meta["number"]}">'


def _fence(tokens: Sequence[Token], index: int, *_: Any) -> str:
    token = tokens[index]
    language = token.info.strip().partition(" ")[0]
    label = escape(f"Code: {language_name(language)}".removesuffix(": "))
    code = highlight(token.content, language)
    return (
        f'<div class="code" role="group" tabindex="0" aria-label="{label}">'
        f"<pre><code>{code}</code></pre></div>\n"
    )


def _table_open(tokens: Sequence[Token], index: int, *_: Any) -> str:
    label = escape(tokens[index].meta["label"])
    return f'<div class="table" role="group" tabindex="0" aria-label="{label}"><table>\n'


def _table_close(*_: Any) -> str:
    return "</table></div>\n"


def _th_open(tokens: Sequence[Token], index: int, *_: Any) -> str:
    """A header without words is an ordinary cell, since it says nothing."""
    attributes = 'scope="col"' + _alignment(tokens[index])
    return f"<th {attributes}>" if tokens[index + 1].content else "<td>"


def _th_close(tokens: Sequence[Token], index: int, *_: Any) -> str:
    return "</th>" if tokens[index - 1].content else "</td>"


def _td_open(tokens: Sequence[Token], index: int, *_: Any) -> str:
    return f"<td{_alignment(tokens[index])}>"


def _alignment(token: Token) -> str:
    _, _, side = str(token.attrs.get("style", "")).partition("text-align:")
    return f' class="align-{side}"' if side else ""


RULES: dict[str, Rule] = {
    "image": _image,
    "fence": _fence,
    "code_block": _fence,
    "table_open": _table_open,
    "table_close": _table_close,
    "th_open": _th_open,
    "th_close": _th_close,
    "td_open": _td_open,
}
"""Rendering rules by markdown-it's token type."""
