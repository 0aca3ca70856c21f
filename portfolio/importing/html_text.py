"""Writes the HTML of a feed as Markdown: what has no mark in it is listed, or becomes a link."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from markdownify import ATX, MarkdownConverter
from selectolax.lexbor import LexborHTMLParser

from portfolio.importing.new_article import plain
from portfolio.markdown.highlight import is_language
from portfolio.models.link import UNSAFE

LANGUAGE = re.compile(r"(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)")
SIGNS = re.compile(r"[\\`*\[\]<{$|]|~~|&(?=#?\w+;)|(?<!\w)_|_(?!\w)")
"""What Markdown, or what is read in it here, would take for more than a letter."""

LONG_BLANK = re.compile(r"(\s{99})\s+")
"""A blank that is cut, as converting one takes time by the square of its length."""

AT_START = re.compile(r"^(\s*)(?=(?:[#>+-]+|:{3,}\w*)(?:\s|$))|^(\s*\d+)(?=[.)](?:\s|$))")


class HtmlText(MarkdownConverter):
    """Converts the text of one article.

    Args:
        base: Address of the article, which links may be relative to.
        picture: Returns the name of a picture that is saved, by its address, or nothing.
        leave: Notes what is not shown as it was.
    """

    def __init__(
        self, base: str, picture: Callable[[str], str], leave: Callable[[str], Any]
    ) -> None:
        super().__init__(heading_style=ATX, bullets="-", table_infer_header=True)
        self._base, self._picture, self._leave = base, picture, leave

    def convert(self, html: str) -> str:
        """Returns the Markdown of HTML, which is closed as browsers do before it is read."""
        closed = LexborHTMLParser(LONG_BLANK.sub(r"\1", html), is_fragment=True).html or ""
        return super().convert(closed)

    def escape(self, text: str, parent_tags: set[str]) -> str:
        """Returns words whose signs stay signs, in one line."""
        line = SIGNS.sub(r"\\\g<0>", re.sub(r"\s*\n\s*", " ", text))
        return AT_START.sub(lambda it: f"{it[1] or it[2] or ''}\\", line)

    def convert_img(self, el: Any, text: str, parent_tags: set[str], caption: str = "") -> str:
        """Returns a picture beside the article; one that cannot be saved as a link."""
        alt = re.sub(r"([\[\]\\])", r"\\\1", plain(el.get("alt")))
        src = urljoin(self._base, plain(el.get("data-src") or el.get("src")))
        if "1" in {el.get("width"), el.get("height")} or "wp-smiley" in str(el.get("class")):
            return alt
        if not (name := self._picture(src)):
            self._leave(f"picture left where it is, a link now: {src[:200]}")
            return self._link(alt or caption or src, src)
        title = ' "{}"'.format(caption.replace('"', "\u201d")) if caption else ""
        return f"![{alt}]({name}{title})" + "{.decorative}" * (not alt)

    def convert_figure(self, el: Any, text: str, parent_tags: set[str]) -> str:
        """Returns a picture with its caption; another figure as what it holds."""
        images, caption = el.find_all("img"), el.find("figcaption")
        if len(images) != 1 or el.find(("pre", "table", "iframe", "video")):
            return f"\n\n{text.strip()}\n\n"
        words = plain(caption.get_text(" ")) if caption else ""
        return f"\n\n{self.convert_img(images[0], '', parent_tags, words)}\n\n"

    def convert_a(self, el: Any, text: str, parent_tags: set[str]) -> str:
        """Returns a link; of one within its page, or that no page may have, the words."""
        href, words = plain(el.get("href")), text.strip()
        is_none = href.startswith("#") or not words or "![" in words
        return text if is_none else self._link(words, urljoin(self._base, href))

    def _link(self, words: str, href: str) -> str:
        parts = urlsplit(href)
        is_link = parts.netloc if parts.scheme in {"http", "https"} else parts.scheme == "mailto"
        safe = re.sub(rf"[()]|{UNSAFE.pattern}", lambda it: quote(it[0]), href)
        return f"[{words}]({safe})" if is_link else words

    def _frame(self, el: Any, text: str, parent_tags: set[str]) -> str:
        source = el if el.get("src") or el.get("data") else el.find("source", src=True)
        if not source:
            return text
        src = urljoin(self._base, plain(source.get("src") or source.get("data")))
        self._leave(f"{el.name}, a link now: {src[:200]}")
        return f"\n\n{self._link(src, src)}\n\n"

    convert_iframe = convert_embed = convert_object = convert_video = convert_audio = _frame

    def _nothing(self, el: Any, text: str, parent_tags: set[str]) -> str:
        self._leave(f"{el.name} left out")
        return ""

    convert_script = convert_form = convert_svg = convert_canvas = _nothing
    convert_style = convert_button = convert_input = lambda self, el, text, parent_tags: ""

    def convert_h1(self, el: Any, text: str, parent_tags: set[str]) -> str:
        """Returns a heading below the title of the article."""
        return text if "_inline" in parent_tags else f"\n\n## {' '.join(text.split())}\n\n"

    def convert_pre(self, el: Any, text: str, parent_tags: set[str]) -> str:
        """Returns a block of code, with its language if that is known here."""
        for line_break in el.find_all("br"):
            line_break.replace_with("\n")
        code = el.get_text().strip("\n")
        fence = "`" * max(3, 0, *(len(it) + 1 for it in re.findall("`+", code)))
        classes: list[Any] = [it.get("class") or () for it in (el, *el.find_all("code"))]
        found = LANGUAGE.search(" ".join(word for it in classes for word in it))
        language = found[1].casefold() if found else ""
        return f"\n\n{fence}{language if is_language(language) else ''}\n{code}\n{fence}\n\n"
