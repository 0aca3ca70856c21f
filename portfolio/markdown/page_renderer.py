"""The HTML of each part of a page's text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from portfolio.markdown.code_block import FenceInfo, code_html, name_html, parse_info
from portfolio.markdown.formula import MATHML_TAGS
from portfolio.markdown.highlight import language_name
from portfolio.markdown.safe_html import ALLOWED_TAGS
from portfolio.markdown.side_by_side import is_video

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
    "img": {"data-video", "data-picture"},
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

NOTE, NOTE_PLACE = "fn:{number}", "fnref:{number}"
"""Anchors of a footnote and of the place that leads to it; those of headings have no colon."""

Tokens = Sequence[Token]


class PageRenderer(RendererHTML):
    """Renders the tokens of a page; a method of a token's name renders that token."""

    def image(self, tokens: Tokens, idx: int, options: Any, env: Any) -> str:
        """Returns the number of a picture or a video; the component that shows it has its files."""
        kind = "video" if is_video(tokens[idx]) else "picture"
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
        """Returns the start of a column, or of pictures side by side."""
        return f'<div class="{tokens[idx].info.strip()}">\n'

    container_pair_open = container_column_open

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
        return f'<section class="formula">{tokens[idx].meta["mathml"]}</section>\n'

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
    """Returns a block of code below its name."""
    box = _scroller("code", info.said.get("file") or language_name(info.name), env)
    lines = f'<pre dir="ltr"><code translate="no">{code_html(code, info)}</code></pre>'
    return f'<div class="code-box">{name_html(info)}{box}{lines}</section></div>\n'


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
