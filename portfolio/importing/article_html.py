"""Rewrites what an article says in HTML: pictures, films, frames, blocks of code, headings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import unescape
from textwrap import dedent, indent

from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.importing.article_links import PICTURE
from portfolio.importing.article_parts import MDX
from portfolio.importing.article_writer import ArticleWriter
from portfolio.importing.counterparts import counterpart
from portfolio.importing.html_tags import DROPPED, ENDS, KEPT, MARKS, QUIETLY_DROPPED, RENAMED
from portfolio.importing.markdown_words import APART, SHOWN, apart, emphasized, link
from portfolio.importing.tags import Tag

LANGUAGE = re.compile(r"lang(?:uage)?-([\w+#-]+)")
"""Class of a block of code that says its language."""

ITEM = re.compile(r"<li\b[^>]*>(.*?)(?=</li>|<li\b|</[uo]l>)", re.DOTALL | re.IGNORECASE)
GIST = re.compile(r"src=[\"'](https://gist\.github\.com/[^\"']+?)(?:\.js)?[\"']")

OTHER_NAMES = frozenset(
    (
        *("applet", "area", "base", "basefont", "bdi", "bdo", "bgsound", "blink", "body"),
        *("canvas", "command", "data", "datalist", "dfn", "dialog", "dir", "figure", "frame"),
        *("frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hgroup", "html", "iframe"),
        *("image", "img", "link", "map", "marquee", "math", "menu", "meta", "meter", "nobr"),
        *("noembed", "noframes", "noscript", "optgroup", "output", "param", "picture", "pre"),
        *("progress", "rb", "rtc", "script", "search", "slot", "style", "svg", "template"),
        *("title", "track", "video"),
    )
)
"""Names of HTML that a text here has no place for, beside those of ``DROPPED``."""

MARKDOWN_WITHIN = frozenset(("a", "p"))
"""Tags that give way if what is in them is Markdown here, which is not read within them."""

_BRACKETS = r"\[(?:[^\[\]\\]|\\.)*\]\("
PICTURE_SIGNS = re.compile(f"!{_BRACKETS}")
MARKDOWN_SIGNS = re.compile(rf"{_BRACKETS}|~~|\n[ \t]*\n")


def around(tag: Tag, body: str, line: int, writer: ArticleWriter) -> str:
    """Returns a paragraph or a link: in HTML, or in Markdown if what it holds is Markdown.

    Args:
        tag: The tag of the paragraph or the link.
        body: What it holds, as this site writes it.
        line: Line of the tag.
        writer: Writes the parts of the article.
    """
    if tag.name == "p":
        is_read = MDX in writer.syntaxes or MARKDOWN_SIGNS.search(body)
        return apart(body) if is_read else f"<p>{body}</p>"
    if not PICTURE_SIGNS.search(body):
        return f"{_anchor('', tag, line, writer)}{body}</a>"
    shown, href = " ".join(body.split()), tag.get("href")
    is_larger = shown.startswith("![") and PICTURE.search(href)
    return shown if is_larger or not href else writer.linked(line, shown, href)


def html_tag(written: str, tag: Tag, line: int, writer: ArticleWriter) -> str:
    """Returns what becomes of a tag; the words between it and its end stay as they are."""
    name = tag.name
    if name == "a":
        return _anchor(written, tag, line, writer)
    if name in RENAMED:
        return f"<{'/' * tag.is_end}{RENAMED[name]}>"
    if name in MARKS:
        return MARKS[name]
    if name == "p":
        # One without the other: Markdown below it would not be read.
        return APART
    if name in KEPT:
        return f"<{'/' * tag.is_end}{name}>"
    not_shown = f"<{name}> is not shown, its words stay"
    is_words = name not in DROPPED | OTHER_NAMES and "=" not in written and not tag.is_closed
    # What ends a tag that went goes, too.
    if is_words and all(said != not_shown for _, said in writer.left):
        writer.leave_once(line, f"no tag of HTML, now words: <{tag.written[:SHOWN]}>")
        return written.replace("<", "&lt;")
    if not tag.is_end and name not in QUIETLY_DROPPED:
        writer.leave_once(line, not_shown)
    return ENDS.get(name, "") if tag.is_end else ""


def _anchor(written: str, tag: Tag, line: int, writer: ArticleWriter) -> str:
    if tag.is_end:
        return written
    href = tag.get("href")
    address = writer.address(line, href) if href else ""
    return f'<a href="{address}">' if address else "<a>"


def _listing(written: str, line: int, writer: ArticleWriter) -> str:
    html = LexborHTMLParser(written, is_fragment=True)
    classes = " ".join(it.attributes.get("class") or "" for it in html.css("pre, code"))
    language = LANGUAGE.search(classes)
    code = unescape(html.text()).strip("\n")
    return apart(writer.code(line, code, language[1] if language else ""))


def _figure(written: str, line: int, writer: ArticleWriter) -> str:
    html = _parsed(written, writer)
    caption = " ".join(it.text(strip=True) for it in html.css("figcaption"))
    shown = html.css("img")
    if not shown:
        inner = re.sub(r"</?(figure|picture|figcaption)\b[^>]*>", "\n", written)
        return writer.convert(inner, line)
    parts = []
    for image in shown:
        said = {key: value or "" for key, value in image.attributes.items()}
        last = caption if image is shown[-1] else ""
        alt, width = said.get("alt", ""), said.get("width", "")
        made = writer.picture(line, said.get("src", ""), alt, last, width)
        parts.append(_linked(made, image, line, writer))
    return apart("\n\n".join(parts)) if written.startswith("<figure") else " ".join(parts)


def _linked(made: str, image: LexborNode, line: int, writer: ArticleWriter) -> str:
    """Returns a picture with the link that is around it, unless that leads to a larger one."""
    around = image.parent
    href = around.attributes.get("href") if around and around.tag == "a" else ""
    is_shown = made.startswith("![")
    return (
        writer.linked(line, made, href) if href and is_shown and not PICTURE.search(href) else made
    )


def _parsed(written: str, writer: ArticleWriter) -> LexborHTMLParser:
    return LexborHTMLParser(writer.valued(written), is_fragment=True)


def _frame(written: str, line: int, writer: ArticleWriter) -> str:
    html = _parsed(written, writer)
    frame = html.css_first("iframe")
    said = frame.attributes if frame else {}
    src, title = said.get("src") or "", said.get("title") or ""
    for host, name in (("youtu", "youtube"), ("vimeo", "vimeo")):
        if host in src:
            return counterpart(Tag(name, {"url": src, "title": title}), None, writer, line) or ""
    if address := writer.address(line, src) if src else "":
        writer.leave(line, f"frame, now a link: {src[:SHOWN]}")
        return link(title or src, address)
    writer.leave(line, f"frame left out, it has no address here: {src[:SHOWN]}")
    return emphasized(title)


def _film(written: str, line: int, writer: ArticleWriter) -> str:
    html = _parsed(written, writer)
    sources = [it.attributes.get("src") or "" for it in html.css("video, source")]
    video = html.css_first("video")
    said = video.attributes if video else {}
    words = said.get("title") or said.get("aria-label") or ""
    return writer.film(line, next(filter(None, sources), ""), words)


def _script(written: str, line: int, writer: ArticleWriter) -> str:
    if gist := GIST.search(written):
        return link("Gist", gist[1])
    name = re.match(r"<\w+", written)
    writer.leave(line, f"{name[0].lower() if name else written}> left out")
    return ""


def _heading(written: str, line: int, writer: ArticleWriter) -> str:
    inner = re.sub(r"\A<[^>]*>|</h\d>\Z", "", written)
    words = " ".join(writer.convert(inner, line).split())
    return apart(f"{'#' * int(written[2])} {words}")


def _items(written: str, line: int, writer: ArticleWriter) -> str:
    """Returns a list, so that pictures in it are Markdown's own; HTML would show their signs."""
    sign = "1. " if written[1:3].lower() == "ol" else "- "
    items = []
    for match in ITEM.finditer(written):
        at = line + written.count("\n", 0, match.start(1))
        body = indent(writer.convert(dedent(match[1]), at).strip(), " " * len(sign))
        items.append(sign + body.lstrip())
    return apart("\n".join(items)) if items else ""


HTML_PARTS: Mapping[str, Callable[[str, int, ArticleWriter], str]] = {
    "listing": _listing,
    "figure": _figure,
    "frame": _frame,
    "film": _film,
    "script": _script,
    "title": _heading,
    "items": _items,
}
"""What rewrites the parts of a text that are HTML as a whole."""
