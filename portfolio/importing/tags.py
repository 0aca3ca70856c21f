"""Tags, whatever they are written in: shortcodes, Liquid, components of MDX, HTML."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape

ATTRIBUTE = re.compile(
    r"(?:(?P<key>[\w:@.-]+)\s*=\s*)?"
    r"(?:(?P<value>\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|`[^`]*`"
    r"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})|(?P<bare>[^\s\"'`{}=,|]+))"
)

EMPTY_TAGS = frozenset(("img", "br", "hr", "source", "input", "wbr", "embed", "col"))
INCLUDES = frozenset(("include", "include_relative", "include_cached", "render"))


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag.

    Attributes:
        name: Its name in small letters, e.g. ``figure``.
        said: What it says by keys in small letters; what has no key is counted: ``0``, ``1``.
        written: How it was written, in one line, without its brackets.
        is_end: Whether it ends another one.
        is_closed: Whether nothing belongs to it but itself.
    """

    name: str
    said: Mapping[str, str] = field(default_factory=dict)
    written: str = ""
    is_end: bool = False
    is_closed: bool = False

    def get(self, *keys: str) -> str:
        """Returns the value of the first key that says something."""
        return next((it for key in keys if (it := self.said.get(key, "").strip())), "")


def attributes(text: str) -> dict[str, str]:
    """Returns what stands in a tag behind its name."""
    said: dict[str, str] = {}
    count = 0
    for match in ATTRIBUTE.finditer(text):
        key = (match["key"] or "").casefold()
        value = match["bare"] if match["value"] is None else _value(match["value"])
        if not key:
            key, count = str(count), count + 1
        said.setdefault(key, value)
    return said


def _value(written: str) -> str:
    """Returns what a value says that stands between quotes or braces."""
    inner = written[1:-1]
    if written[0] == "{":
        inner = inner.strip()
        is_text = len(inner) > 1 and inner[0] == inner[-1] and inner[0] in "\"'`"
        inner = inner[1:-1] if is_text else inner
    return unescape(re.sub(r"\\([\"'\\])", r"\1", inner))


def tag_of(match: re.Match[str]) -> Tag:
    """Returns the tag that a part of a text is."""
    groups = match.groupdict()
    if (inner := groups.get("shortcode")) is not None:
        return _shortcode(inner.strip())
    if (inner := groups.get("tag")) is not None:
        return _liquid(inner.strip())
    for name, end, said in (("component", "c_end", "c_said"), ("html", "h_end", "h_said")):
        if groups.get(name):
            is_closed = match[0].endswith("/>") or match[name].casefold() in EMPTY_TAGS
            written = match[0].strip("<>").rstrip("/ ")
            return _tag(match[name], match[said], written, bool(match[end]), is_closed)
    raise ValueError(match[0])


def _shortcode(inner: str) -> Tag:
    name, rest = _first_word(inner.strip("/"))
    return _tag(name, rest, inner, inner.startswith("/"), inner.endswith("/"))


def _liquid(inner: str) -> Tag:
    """Returns a tag of Liquid; an included file is a tag with the file's name."""
    name, rest = _first_word(re.sub(r"\b([\w-]+):\s*(?=[\"'])", r"\1=", inner))
    if name in INCLUDES:
        name, rest = _first_word(rest)
        name = re.sub(r"\.\w+$", "", name.strip("\"',").rpartition("/")[2])
        return _tag(name, rest, inner, is_closed=True)
    return _tag(name.removeprefix("end") or name, rest, inner, name.startswith("end"))


def _first_word(text: str) -> tuple[str, str]:
    first, *rest = text.split(None, 1) or [""]
    return first, "".join(rest)


def _tag(name: str, rest: str, written: str, is_end: bool = False, is_closed: bool = False) -> Tag:
    line = " ".join(written.split())
    return Tag(name.casefold(), attributes(rest.rstrip("/")), line, is_end, is_closed)
