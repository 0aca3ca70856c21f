"""Rewrites pictures, links and footnotes of an article in Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from portfolio.importing.article_parts import ADDRESS, BRACKETS, TARGET
from portfolio.importing.article_writer import ArticleWriter
from portfolio.importing.markdown_words import captioned, emphasized
from portfolio.importing.tags import attributes

PICTURE = re.compile(r"\.(png|jpe?g|gif|webp|svg|avif)$", re.IGNORECASE)
LINK = re.compile(
    rf"\[(?P<words>{BRACKETS})\](?:(?P<target>{TARGET})|\[(?P<label>[^\]\n]*)\])?", re.DOTALL
)
TARGET_PARTS = re.compile(
    rf"\(\s*(?:<(?P<angled>[^<>\n]*)>|(?P<bare>{ADDRESS}))"
    r"(?:\s+[\"'(](?P<title>.*)[\"')])?\s*\)\Z",
    re.DOTALL,
)


class _Link(NamedTuple):
    """The parts of a link: its words, its address and title, and what stands behind it."""

    words: str
    href: str
    title: str
    rest: str


def _link_parts(written: str, writer: ArticleWriter) -> _Link:
    match = LINK.match(written)
    assert match
    words, label, rest = match["words"], match["label"], written[match.end() :]
    if match["target"]:
        target = TARGET_PARTS.match(match["target"])
        assert target
        href = target["bare"] if target["angled"] is None else target["angled"]
        return _Link(words, _without_escapes(href), _without_escapes(target["title"] or ""), rest)
    href, title = writer.references.link(label or words)
    unknown = f"[{label}]" if label is not None and not href else ""
    return _Link(words, href, title, unknown + rest)


def _without_escapes(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _image(written: str, line: int, writer: ArticleWriter) -> str:
    words, src, title, rest = _link_parts(written[1:], writer)
    if not src:
        return written
    said = attributes(rest.strip("{}: "))
    return writer.picture(line, src, _without_escapes(words), title, said.get("width", ""))


def with_caption(picture: str, emphasis: str) -> str:
    """Returns a picture with the words below it as its caption; nothing if they cannot be one.

    Args:
        picture: The picture as this site writes it, or its words if it is not there.
        emphasis: The words, without their signs.
    """
    if picture == emphasized(emphasis):
        # The words of a picture that is not there say the same.
        return picture
    if re.search(r"[\[\]`<>{}\\]", emphasis) or not picture.startswith("!["):
        return ""
    made = captioned(picture, emphasis)
    return "" if "\n" in made else made


def _link(written: str, line: int, writer: ArticleWriter) -> str:
    words, href, _, rest = _link_parts(written, writer)
    if not href:
        return f"[{writer.convert(words, line)}]{rest}" if "[" in words else written
    text = writer.convert(words, line)
    if re.fullmatch(r"\s*!\[.*\s*", text, re.DOTALL) and PICTURE.search(href):
        # A picture that leads to itself, in a larger size.
        return text
    return f"{writer.linked(line, text, href)}{rest}"


def _footnote(written: str, line: int, writer: ArticleWriter) -> str:
    label, references = written.strip("[^]:"), writer.references
    if written.endswith(":"):
        if label in references.with_mark:
            return written
        writer.leave(line, f"footnote that no place leads to, now a paragraph: {label}")
        return ""
    if label in references.with_text:
        return written
    writer.leave(line, f"footnote without a text: {label}")
    return f"\\{written}"


LINK_PARTS: Mapping[str, Callable[[str, int, ArticleWriter], str]] = {
    "image": _image,
    "link": _link,
    "footnote": _footnote,
}
"""What rewrites the parts of a text that show or link to something."""
