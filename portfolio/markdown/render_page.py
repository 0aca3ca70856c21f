"""Renders the text of a page: Markdown to safe HTML, and the place of all that it refers to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_plugin
from mdit_py_plugins.container import container_plugin

from portfolio.markdown.highlight import highlight, language_name
from portfolio.markdown.outline import PageHeading, count_words, name_headings, page_headings
from portfolio.markdown.safe_html import (
    ALLOWED_TAGS,
    all_tokens,
    clean_html,
    open_in_new_tabs,
    raw_html,
)
from portfolio.markdown.side_by_side import COLONS, COLUMN, COLUMN_START, attributes, in_boxes

BARE_TAGS = "blockquote caption s figcaption figure hr pre table tbody thead tr"
PAGE_TAGS: dict[str, set[str]] = {
    **ALLOWED_TAGS,
    **{tag: set() for tag in BARE_TAGS.split()},
    **{f"h{level}": {"id"} for level in range(2, 7)},
    "div": {"class"},
    "img": {"data-picture"},
    "span": {"class"},
    "section": {"class", "tabindex", "aria-label"},
    "ol": {"start"},
    "td": {"class"},
    "th": {"class", "scope"},
}
"""Tags that the text of a page may become, each with its attributes."""

CAPTION_PREFIX = "Table: "
"""Beginning of the paragraph before a table if it is the table's caption."""

PARAGRAPH_TOKENS = ["paragraph_open", "inline", "paragraph_close"]

Tokens = Sequence[Token]


@dataclass(frozen=True, slots=True)
class TextReference:
    """A part of the text that the checks look at.

    Attributes:
        kind: The field of ``MarkdownBody`` that lists it.
        value: Value that the field takes.
        line: Counted from 1, in the text.
        word: Text of that line by which the column is found.
    """

    kind: str
    value: Any
    line: int
    word: str


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """The result of rendering a text.

    Attributes:
        html: The text as safe HTML.
        references: What the checks look at.
        headings: The headings in the order of the text.
        words: Number of words, without those of blocks of code.
    """

    html: str = ""
    references: tuple[TextReference, ...] = ()
    headings: tuple[PageHeading, ...] = ()
    words: int = 0


class _PageRenderer(RendererHTML):
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
        return "</table></section>\n"

    def th_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a column's header; one without words is an ordinary cell."""
        attributes = f'scope="col"{_alignment(tokens[idx])}'
        return f"<th {attributes}>" if tokens[idx + 1].content else "<td>"

    def th_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        return "</th>" if tokens[idx - 1].content else "</td>"

    def td_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
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


_PARSER = (
    MarkdownIt("commonmark", {"html": True, "typographer": True}, renderer_cls=_PageRenderer)
    .enable(["replacements", "smartquotes", "strikethrough", "table"])
    .use(attrs_plugin, after=("image",))
    .use(container_plugin, COLUMN)
)


def render_markdown(text: str, title: str = "") -> RenderedPage:
    """Renders the text of a page.

    Headings get ids; a picture becomes ``<img data-picture="0">`` with its number, for the
    component that knows its files; code is highlighted; HTML that is not allowed is dropped.

    Args:
        text: The Markdown.
        title: The page's title: a first heading ``# Title`` with the same words is left out.
    """
    tokens = _without_title(_PARSER.parse(text), title)
    name_headings(tokens)
    _caption_tables(tokens)
    references = tuple(_references(tokens, text.split("\n")))
    headings, words = page_headings(tokens), count_words(tokens)
    for token in all_tokens(tokens):
        if token.type in {"html_block", "html_inline"}:
            token.content = raw_html(token.content)
    _number_pictures(tokens)
    _frame_pictures(tokens)
    tokens = in_boxes(tokens)
    # Cleaned after rendering, so that nothing a renderer writes escapes the allowlist.
    html = _PARSER.renderer.render(tokens, _PARSER.options, {})
    clean = open_in_new_tabs(clean_html(html, PAGE_TAGS))
    return RenderedPage(clean, references, headings, words)


def _without_title(tokens: list[Token], title: str) -> list[Token]:
    is_title = len(tokens) > 2 and tokens[0].tag == "h1" and tokens[1].content == title
    return tokens[3:] if is_title else tokens


def _caption_tables(tokens: list[Token]) -> None:
    """Makes captions of the paragraphs before tables that start with ``Table:``.

    A table without one is named after its columns, for screen readers.
    """
    for index in reversed([at for at, token in enumerate(tokens) if token.type == "table_open"]):
        end = next(at for at in range(index, len(tokens)) if tokens[at].type == "thead_close")
        columns = (token.content for token in tokens[index:end] if token.type == "inline")
        tokens[index].meta["label"] = ", ".join(filter(None, columns))
        before = tokens[max(index - 3, 0) : index]
        is_paragraph = [token.type for token in before] == PARAGRAPH_TOKENS
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


def _frame_pictures(tokens: list[Token]) -> None:
    """Makes figures of the paragraphs that hold one picture and nothing else.

    The title of the picture, ``![…](team.webp "Our team")``, becomes the caption.
    """
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        children = inline.children or []
        if opening.type == "paragraph_open" and [child.type for child in children] == ["image"]:
            opening.tag = closing.tag = "figure"
            if caption := str(children[0].attrs.get("title", "")):
                text = f"<figcaption>{escape(caption)}</figcaption>"
                children.append(Token("html_inline", "", 0, content=text))


def _number_pictures(tokens: list[Token]) -> None:
    pictures = (token for token in all_tokens(tokens) if token.type == "image")
    for number, token in enumerate(pictures):
        token.meta["number"] = number


def _references(tokens: list[Token], lines: list[str]) -> Iterator[TextReference]:
    for token in tokens:
        start, end = token.map or (0, 0)
        line = start + 1
        match token.type:
            case "heading_open":
                value = {"marks": "#" * int(token.tag[1]), "id": str(token.attrs["id"])}
                yield TextReference("headings", value, line, "#")
            case "html_block":
                yield TextReference("html", token.content, line, "<")
            case "inline":
                yield from _inline_references(token.children or [], line)
                yield from _unknown_parts(lines[start:end], line)
            case it if it == COLUMN_START:
                ends = any(COLONS in ending for ending in lines[end : end + 1])
                yield TextReference("parts", {"name": COLUMN, "ends": ends}, line, COLONS)


def _unknown_parts(lines: list[str], first: int) -> Iterator[TextReference]:
    """Yields lines that were meant to start or end a part of the text, but do not."""
    for number, line in enumerate(lines, first):
        if line.lstrip().startswith(COLONS):
            name = line.strip().lstrip(COLONS[0]).strip()
            yield TextReference("parts", {"name": name, "ends": True}, number, COLONS)


def _inline_references(tokens: list[Token], line: int) -> Iterator[TextReference]:
    for token in tokens:
        match token.type:
            case "softbreak" | "hardbreak":
                line += 1
            case "link_open":
                href = str(token.attrs["href"])
                yield TextReference("links", {"href": href}, line, unquote(href))
            case "image":
                src = unquote(str(token.attrs["src"]))
                value = {"src": src, "alt": token.content} | attributes(token)
                yield TextReference("pictures", value, line, src)
            case "html_inline" if not token.content.startswith("</"):
                yield TextReference("html", token.content, line, token.content)
