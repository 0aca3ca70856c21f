"""The HTML of pictures, tables and code in the text of a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from portfolio.markdown.highlight import highlight, language_name

CAPTION_PREFIX = "Table: "
"""Beginning of the paragraph before a table if it is the table's caption."""

PARAGRAPH_TOKENS = ["paragraph_open", "inline", "paragraph_close"]

Tokens = Sequence[Token]


def caption_tables(tokens: list[Token]) -> None:
    """Makes captions of the paragraphs before tables that start with ``Table:``.

    A table without one is named after its columns, for screen readers.
    """
    for index in reversed([at for at, it in enumerate(tokens) if it.type == "table_open"]):
        end = next(at for at in range(index, len(tokens)) if tokens[at].type == "thead_close")
        columns = (it.content for it in tokens[index:end] if it.type == "inline")
        tokens[index].meta["label"] = ", ".join(filter(None, columns))
        before = tokens[max(index - 3, 0) : index]
        is_paragraph = [it.type for it in before] == PARAGRAPH_TOKENS
        if is_paragraph and before[1].content.startswith(CAPTION_PREFIX):
            _use_caption(tokens, index)


def _use_caption(tokens: list[Token], index: int) -> None:
    """Moves the paragraph before a table into it."""
    opening, inline, closing = tokens[index - 3 : index]
    inline.content = inline.content.removeprefix(CAPTION_PREFIX)
    first = (inline.children or [])[0]
    first.content = first.content.removeprefix(CAPTION_PREFIX)
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


class PageRenderer(RendererHTML):
    """Renders the tokens of a page; a method of a token's name renders that token."""

    def image(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns a picture's number; the component that shows it knows its files."""
        return f'<img data-picture="{tokens[idx].meta["number"]}">'

    def fence(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns code with the classes of its words, in a box that is named after its language."""
        language = tokens[idx].info.strip().partition(" ")[0]
        box = _scroller("code", language_name(language), env)
        code = highlight(tokens[idx].content, language)
        return f"{box}<pre><code>{code}</code></pre></section>\n"

    code_block = fence

    def table_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a table, in a box that scrolls."""
        return f"{_scroller('table', tokens[idx].meta['label'], env)}<table>\n"

    def table_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of a table and its box."""
        return "</table></section>\n"

    def th_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a column's header; one without words is an ordinary cell."""
        attributes = f'scope="col"{_alignment(tokens[idx])}'
        return f"<th {attributes}>" if tokens[idx + 1].content else "<td>"

    def th_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of a column's header."""
        return "</th>" if tokens[idx - 1].content else "</td>"

    def td_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a cell."""
        return f"<td{_alignment(tokens[idx])}>"


def _scroller(kind: str, name: str, env: Any) -> str:
    """Returns the start of a region that can be scrolled by keyboard, and so needs its own name."""
    names: list[str] = env.setdefault("names", [])
    names.append(name)
    label = name if names.count(name) == 1 else f"{name} ({names.count(name)})".strip()
    return f'<section class="{kind}" tabindex="0" aria-label="{escape(label)}">'


def _alignment(token: Token) -> str:
    _, _, side = str(token.attrs.get("style", "")).partition("text-align:")
    return f' class="align-{side}"' if side else ""
