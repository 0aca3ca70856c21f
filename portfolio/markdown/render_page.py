"""Renders the text of a page: Markdown to safe HTML, and the place of all that it refers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_plugin
from mdit_py_plugins.container import container_plugin
from mdit_py_plugins.dollarmath import dollarmath_plugin
from mdit_py_plugins.footnote import footnote_plugin

from portfolio.markdown.code_block import FenceInfo, code_html, file_html, parse_info
from portfolio.markdown.formula import MATHML_STYLES, MATHML_TAGS, to_mathml
from portfolio.markdown.highlight import language_name
from portfolio.markdown.outline import (
    PageHeading,
    characters,
    count_words,
    name_headings,
    page_headings,
)
from portfolio.markdown.references import FORMULAS, TextReference, find_references
from portfolio.markdown.safe_html import (
    ALLOWED_TAGS,
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
    in_figures,
    is_film,
)
from portfolio.markdown.tables import caption_tables

BARE_TAGS = "blockquote caption figcaption hr pre s table tbody thead tr"
PAGE_TAGS: dict[str, set[str]] = {
    **ALLOWED_TAGS,
    **MATHML_TAGS,
    **{tag: set() for tag in BARE_TAGS.split()},
    **{f"h{level}": {"id"} for level in range(2, 7)},
    **{tag: {"class"} for tag in ("del", "figure", "ins", "mark", "p", "ul")},
    "bdi": {"translate"},
    "code": {"translate"},
    "div": {"aria-label", "class", "data-island", "data-section", "role", "tabindex"},
    "img": {"data-film", "data-picture"},
    "li": {"class", "id"},
    "ol": {"class", "start"},
    "pre": {"dir"},
    "section": {"aria-label", "class", "tabindex"},
    "span": {"class"},
    "sup": {"id"},
    "td": {"class"},
    "th": {"class", "scope"},
}
"""Tags that the text of a page may become, each with its attributes."""

MATH = "math"
"""The word behind backticks whose block is a formula."""

SECTIONS, ISLANDS = "sections", "islands"
"""What a block may hold beside code, as the fields of ``MarkdownBody`` that list it."""

NOTE, NOTE_PLACE = "fn:{number}", "fnref:{number}"
"""Anchors of a footnote and of the place that leads to it; those of headings have no colon."""

Tokens = Sequence[Token]


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


class _PageRenderer(RendererHTML):
    """Renders the tokens of a page; a method of a token's name renders that token."""

    def image(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the number of a picture or a film; the component that shows it has its files."""
        kind = "film" if is_film(tokens[idx]) else "picture"
        return f'<img data-{kind}="{tokens[idx].meta["number"]}">'

    def content_block(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the number of a section or an island; the page shows the component itself."""
        meta = tokens[idx].meta
        return f'<div data-{meta["field"].removesuffix("s")}="{meta["number"]}"></div>\n'

    def fence(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns code in a box that is named after its file, or else after its language."""
        return _code_box(tokens[idx].content, parse_info(tokens[idx].info), env)

    code_block = fence

    def heading_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a heading, which links to itself unless it has links."""
        start = self.renderToken(tokens, idx, options, env)
        anchor = escape(str(tokens[idx].attrs["id"]))
        return start if _has_links(tokens[idx + 1]) else f'{start}<a href="#{anchor}">'

    def heading_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of a heading."""
        end = self.renderToken(tokens, idx, options, env)
        return end if _has_links(tokens[idx - 1]) else f"</a>{end}"

    def list_item_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of an item; one that can be done says whether it is."""
        checked = tokens[idx].meta.get("checked")
        return "<li>" if checked is None else f'<li class="task task--{_STATES[checked]}">'

    def bullet_list_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a list; one of what is to be done has boxes for bullets."""
        return '<ul class="tasks">\n' if "class" in tokens[idx].attrs else "<ul>\n"

    def ordered_list_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a numbered list, which may begin with another number than 1."""
        tokens[idx].attrs.pop("class", None)
        return self.renderToken(tokens, idx, options, env)

    def alert_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a callout."""
        return f'<div class="callout callout--{tokens[idx].info.lower()}" role="note">\n'

    def alert_title_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a callout's title, which the page says in its language."""
        return '<p class="callout__title">'

    def container_column_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a column."""
        return f'<div class="{COLUMN}">\n'

    def container_pair_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of pictures side by side."""
        return f'<div class="{PAIR}">\n'

    def footnote_ref(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the number that leads to a footnote."""
        number, place = _note_numbers(tokens[idx])
        note = NOTE.format(number=number)
        return f'<sup id="{NOTE_PLACE.format(number=place)}"><a href="#{note}">{number}</a></sup>'

    def footnote_block_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of all footnotes."""
        return '<section class="footnotes">\n<ol>\n'

    def footnote_block_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of all footnotes."""
        return "</ol>\n</section>\n"

    def footnote_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a footnote."""
        return f'<li id="{NOTE.format(number=tokens[idx].meta["id"] + 1)}">'

    def footnote_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of a footnote."""
        return "</li>\n"

    def footnote_anchor(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the link from a footnote back to a place that leads to it."""
        _, place = _note_numbers(tokens[idx])
        # The selector has the arrow as a sign, and not as a picture.
        return f' <a href="#{NOTE_PLACE.format(number=place)}">\u21a9\ufe0e</a>'

    def math_inline(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns a formula in a line."""
        return tokens[idx].meta["mathml"]

    math_inline_double = math_inline

    def math_block(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns a formula with lines of its own, in a box that scrolls."""
        return f'<div class="formula">{tokens[idx].meta["mathml"]}</div>\n'

    def table_open(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the start of a table, in a box that scrolls."""
        return f"{_scroller('table', tokens[idx].meta['label'], env)}<table>\n"

    def table_close(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the end of a table."""
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


_STATES = {True: "done", False: "open"}
"""Names of the states of what can be done."""


def _code_box(code: str, info: FenceInfo, env: Any) -> str:
    """Returns a block of code below the name of its file."""
    box = _scroller("code", info.said.get("file") or language_name(info.name), env)
    lines = f'<pre dir="ltr"><code translate="no">{code_html(code, info)}</code></pre>'
    return f'<div class="code-box">{file_html(info)}{box}{lines}</section></div>\n'


def _scroller(kind: str, name: str, env: Any) -> str:
    """Returns the start of a region that can be scrolled by keyboard, and so needs its own name."""
    names: list[str] = env.setdefault("names", [])
    names.append(name)
    label = name if names.count(name) == 1 else f"{name} ({names.count(name)})".strip()
    return f'<section class="{kind}" tabindex="0" aria-label="{escape(label)}">'


def _alignment(token: Token) -> str:
    _, _, side = str(token.attrs.get("style", "")).partition("text-align:")
    return f' class="align-{side}"' if side else ""


def _has_links(heading: Token) -> bool:
    return any(it.type in {"link_open", "footnote_ref"} for it in heading.children or [])


def _note_numbers(token: Token) -> tuple[int, str]:
    """Returns the number of a footnote, and that of a place that leads to it."""
    number, again = token.meta["id"] + 1, token.meta.get("subId", 0)
    return number, f"{number}:{again + 1}" if again else str(number)


def _parser() -> MarkdownIt:
    settings = {"html": True, "typographer": True, "alerts": True, "tasklists": True}
    parser = (
        MarkdownIt("commonmark", settings)
        .enable(["replacements", "smartquotes", "strikethrough", "table"])
        .use(footnote_plugin, always_match_refs=True)
        # A price is no formula: `$5 and $10`.
        .use(
            dollarmath_plugin,
            allow_space=False,
            allow_digits=False,
            allow_labels=False,
            allow_blank_lines=False,
            double_inline=True,
        )
        .use(attrs_plugin, after=("image",))
        .use(container_plugin, COLUMN)
        .use(container_plugin, PAIR)
    )
    # Plugins replace rules of a renderer that is there already.
    parser.renderer = _PageRenderer(parser)
    return parser


_PARSER = _parser()


def render_markdown(
    text: str, title: str = "", blocks: Mapping[str, str] | None = None
) -> RenderedPage:
    """Renders the text of a page.

    Headings get ids; a picture becomes ``<img data-picture="0">`` with its number, for the
    component that knows its files, a film ``<img data-film="0">``, a section
    ``<div data-section="0">`` and an island ``<div data-island="0">``; code is highlighted; HTML
    that is not allowed is dropped.

    Args:
        text: The Markdown.
        title: The page's title: a first heading ``# Title`` with the same words is left out.
        blocks: For each word that makes a block with backticks a section or an island,
            ``SECTIONS`` or ``ISLANDS``.
    """
    env: dict[str, Any] = {}
    tokens = _without_title(_PARSER.parse(text, env), title)
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
    tokens = in_boxes(in_figures(tokens))
    # Cleaned after rendering, so that nothing a renderer writes escapes the allowlist.
    html = _PARSER.renderer.render(tokens, _PARSER.options, {})
    clean = open_in_new_tabs(clean_html(html, PAGE_TAGS, MATHML_STYLES))
    return RenderedPage(clean, references, *outline)


def _without_title(tokens: list[Token], title: str) -> list[Token]:
    is_title = len(tokens) > 2 and tokens[0].tag == "h1" and tokens[1].content == title
    return tokens[3:] if is_title else tokens


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
        for number, token in enumerate(it for it in images if is_film(it) is is_wanted):
            token.meta["number"] = number


def _number_blocks(tokens: list[Token], blocks: Mapping[str, str]) -> None:
    numbers = dict.fromkeys((SECTIONS, ISLANDS), 0)
    for token in tokens:
        if token.type == "fence" and (field := blocks.get(parse_info(token.info).name)):
            token.type = CONTENT_BLOCK
            token.meta = {"field": field, "number": numbers[field]}
            numbers[field] += 1
