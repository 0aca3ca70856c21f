"""Renders the text of a page: Markdown to safe HTML, and the place of all that it refers to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_plugin
from mdit_py_plugins.container import container_plugin
from mdit_py_plugins.footnote import footnote_plugin

from portfolio.markdown.code_block import parse_info
from portfolio.markdown.formula import MATHML_STYLES, to_mathml
from portfolio.markdown.outline import (
    PageHeading,
    characters,
    count_words,
    name_headings,
    page_headings,
    plain,
)
from portfolio.markdown.page_renderer import PAGE_TAGS, PageRenderer
from portfolio.markdown.parser import formula_plugin, markdown_parser
from portfolio.markdown.references import FORMULAS, TextReference, find_references
from portfolio.markdown.safe_html import (
    all_tokens,
    clean_html,
    open_in_new_tabs,
    raw_html,
)
from portfolio.markdown.side_by_side import (
    COLUMN,
    CONTENT_BLOCK,
    PAIR,
    in_boxes,
    is_video,
    make_figures,
)

MATH = "math"
"""The word behind backticks whose block is a formula."""

SECTIONS, ISLANDS = "sections", "islands"
"""What a block may hold beside code, as the fields of ``MarkdownBody`` that list it."""

CAPTION_PREFIX = "Table: "
"""Beginning of the paragraph before a table if it is the table's caption."""

PARAGRAPH_TOKENS = ["paragraph_open", "inline", "paragraph_close"]


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """The result of rendering a text.

    Attributes:
        html: The text as safe HTML.
        references: What the checks look at.
        headings: The headings in the order of the text.
        words: Number of words, without those of blocks of code.
        characters: The characters of the words, each once.
    """

    html: str = ""
    references: tuple[TextReference, ...] = ()
    headings: tuple[PageHeading, ...] = ()
    words: int = 0
    characters: str = ""


@cache
def _parser(language: str) -> MarkdownIt:
    parser = (
        markdown_parser(language, alerts=True, tasklists=True)
        .enable(["strikethrough", "table"])
        .use(footnote_plugin, always_match_refs=True)
        .use(formula_plugin)
        .use(attrs_plugin, after=("image",))
        .use(container_plugin, COLUMN)
        .use(container_plugin, PAIR)
    )
    # Plugins replace rules of a renderer that is there already.
    parser.renderer = PageRenderer(parser)
    return parser


def render_markdown(
    text: str, title: str = "", blocks: Mapping[str, str] | None = None, language: str = "en"
) -> RenderedPage:
    """Renders the text of a page.

    Headings get ids; a picture becomes ``<img data-picture="0">`` with its number, for the
    component that knows its files, a video ``<img data-video="0">``, a section
    ``<div data-section="0">`` and an island ``<div data-island="0">``; code is highlighted; HTML
    that is not allowed is dropped.

    Args:
        text: The Markdown.
        title: The page's title: a first heading ``# Title`` with the same words is left out.
        blocks: For each word that makes a block with backticks a section or an island,
            ``SECTIONS`` or ``ISLANDS``.
        language: BCP 47 tag; quotation marks are those of the language.
    """
    parser = _parser(language)
    env: dict[str, Any] = {}
    tokens = _without_title(parser.parse(text, env), title)
    name_headings(tokens)
    caption_tables(tokens)
    _set_formulas(tokens)
    notes = env.get("footnotes", {}).get("refs", {})
    references = tuple(find_references(tokens, text.split("\n"), blocks or {}, notes))
    outline = page_headings(tokens), count_words(tokens), characters(tokens)
    for token in all_tokens(tokens):
        if token.type in {"html_block", "html_inline"}:
            token.content = raw_html(token.content)
    _number_pictures(tokens)
    _number_blocks(tokens, blocks or {})
    make_figures(tokens)
    tokens = in_boxes(tokens)
    # Cleaned after rendering, so that nothing a renderer writes escapes the allowlist.
    html = parser.renderer.render(tokens, parser.options, {})
    clean = open_in_new_tabs(clean_html(html, PAGE_TAGS, MATHML_STYLES))
    return RenderedPage(clean, references, *outline)


def _without_title(tokens: list[Token], title: str) -> list[Token]:
    at = next((index for index, it in enumerate(tokens) if it.type == "heading_open"), 0)
    is_title = tokens and tokens[at].tag == "h1" and tokens[at + 1].content == title
    return [*tokens[:at], *tokens[at + 3 :]] if is_title else tokens


def _set_formulas(tokens: list[Token]) -> None:
    """Sets the formulas, also those in blocks with the word of formulas."""
    for token in all_tokens(tokens):
        if token.type == "fence" and parse_info(token.info).name == MATH:
            token.type, token.content = "math_block", f"\n{token.content}"
        if token.type in FORMULAS:
            formula = to_mathml(token.content, is_block=token.type != "math_inline")
            token.meta = {"mathml": formula.html, "problem": formula.problem, "at": formula.at}


def _number_pictures(tokens: list[Token]) -> None:
    images = [token for token in all_tokens(tokens) if token.type == "image"]
    for is_wanted in (True, False):
        for number, token in enumerate(it for it in images if is_video(it) is is_wanted):
            token.meta["number"] = number


def _number_blocks(tokens: list[Token], blocks: Mapping[str, str]) -> None:
    numbers: Counter[str] = Counter()
    for token in tokens:
        if token.type == "fence" and (field := blocks.get(parse_info(token.info).name)):
            token.type = CONTENT_BLOCK
            token.meta = {"field": field, "number": numbers[field]}
            numbers[field] += 1


def caption_tables(tokens: list[Token]) -> None:
    """Makes captions of the paragraphs before tables that start with ``Table:``.

    A table without one is named after its columns, for screen readers.
    """
    for index in reversed([at for at, token in enumerate(tokens) if token.type == "table_open"]):
        end = next(at for at in range(index, len(tokens)) if tokens[at].type == "thead_close")
        columns = (plain(token) for token in tokens[index:end] if token.type == "inline")
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
    tokens[index].meta["label"] = plain(inline)
    opening.tag = closing.tag = "caption"
    tokens[index - 3 : index + 1] = [tokens[index], opening, inline, closing]
