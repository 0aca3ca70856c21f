"""What the owner adds to the head of every page, and the origins that pages may fetch from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.models.base import Model

EXAMPLE = "https://stats.example.com"

ORIGIN = re.compile(r"(https|wss)://[\w-]+(\.[\w-]+)*(:\d+)?", re.ASCII)
"""What a policy may have: no other character may get into a header."""

TAGS = ("link", "meta", "script")
TEXT = "-text"
"""The parser's name of text."""

WRITTEN_BY_THE_SITE = {
    "name": {"description", "viewport", "theme-color", "color-scheme", "robots", "author"},
    "rel": {"canonical", "icon", "apple-touch-icon", "alternate"},
    "http-equiv": {"content-security-policy"},
}
"""Values of attributes by which the site's own tags are known."""

GOOGLE_FILE = re.compile(r"google[0-9a-f]{8,}\.html")
GOOGLE_RECORD = re.compile(r"google-site-verification\s*[:=]")
"""What Google offers in the place of its element: a file, and a record for the domain."""

PREFIXES = ("og:", "twitter:")
"""Beginnings of the names of its tags for link previews."""


@dataclass(frozen=True, slots=True)
class HeadTag:
    """An element of the head.

    Attributes:
        name: Name of the element.
        attributes: Its attributes as they are written; nothing for one without a value.
        text: Text of a script.
    """

    name: str
    attributes: dict[str, str]
    text: str = ""

    @property
    def origin(self) -> str:
        """The origin of another site that it loads a file from, or nothing."""
        return origin_of(self.attributes.get("src") or self.attributes.get("href") or "")


def head_tags(html: str) -> list[HeadTag]:
    """Returns the elements of HTML for a head."""
    root = LexborHTMLParser(html, is_fragment=True).root
    nodes = root.iter(include_text=True) if root else ()
    # Neither comments nor the space between elements counts.
    elements = (it for it in nodes if not it.is_comment_node)
    return [_tag(it) for it in elements if not it.is_text_node or it.text().strip()]


def _tag(node: LexborNode) -> HeadTag:
    attributes = {name: value or "" for name, value in node.attributes.items()}
    return HeadTag(node.tag or "", attributes, node.text() if node.tag == "script" else "")


def origin_of(address: str) -> str:
    """Returns the origin of an address, such as ``https://a.test``; nothing below this site."""
    parts = urlsplit(address)
    return f"{parts.scheme or 'https'}://{parts.netloc}" if parts.netloc else ""


def _checked_head(html: str) -> str:
    if found := GOOGLE_FILE.search(html):
        problem = "expected an element; {found} is the name of a file that Google looks for"
        fix = f"put the file into assets/, where its address is /{found[0]}"
        raise PydanticCustomError("google", problem, {"found": found[0], "fix": fix})
    if GOOGLE_RECORD.search(html):
        problem = "expected an element; this is the record that Google looks for at your domain"
        fix = "add it as TXT where the domain is kept, or choose the HTML tag at Google"
        raise PydanticCustomError("google", problem, {"fix": fix})
    for tag in head_tags(html):
        if tag.name not in TAGS:
            found = "text" if tag.name == TEXT else f"<{tag.name}>"
            raise ValueError(f"expected only {', '.join(f'<{it}>' for it in TAGS)}; found {found}")
        if handler := next((it for it in tag.attributes if it.startswith("on")), None):
            raise ValueError(f"expected no event handler; found {handler} on <{tag.name}>")
        if found := _written_by_the_site(tag):
            raise ValueError(f"expected nothing that the site writes itself; found {found}")
    return html


def _written_by_the_site(tag: HeadTag) -> str:
    for attribute, values in WRITTEN_BY_THE_SITE.items():
        value = tag.attributes.get(attribute, "").lower()
        if value in values and not (value == "alternate" and "type" in tag.attributes):
            return f'<{tag.name} {attribute}="{value}">'
    named = tag.attributes.get("property") or tag.attributes.get("name") or ""
    is_preview = tag.name == "meta" and named.startswith(PREFIXES)
    return f'<meta property="{named}">' if is_preview else "charset" * ("charset" in tag.attributes)


def _checked_origin(value: str) -> str:
    if ORIGIN.fullmatch(value):
        return value
    host = value.rpartition("://")[2].lstrip("/").partition("/")[0]
    likely = f"https://{host}"
    expected = "expected an origin: https:// and a host, without path, slash or *"
    fix = (
        f"write {likely}" if "." in host and ORIGIN.fullmatch(likely) else f"for example {EXAMPLE}"
    )
    raise PydanticCustomError("origin", "{expected}", {"expected": expected, "fix": fix})


HeadHtml = Annotated[str, AfterValidator(_checked_head)]
Origin = Annotated[str, AfterValidator(_checked_origin)]


class Allowed(Model):
    """Origins of other sites that pages may use; all others are blocked in the visitor's browser.

    What stands in ``head``, in finished pages or in content, such as a picture or a video player,
    is allowed without it.
    """

    images: tuple[Origin, ...] = Field(default=(), description="Origins of pictures.")
    media: tuple[Origin, ...] = Field(default=(), description="Origins of videos and sound.")
    styles: tuple[Origin, ...] = Field(default=(), description="Origins of stylesheets.")
    fonts: tuple[Origin, ...] = Field(
        default=(), description="Origins of font files.", examples=[["https://fonts.gstatic.com"]]
    )
    scripts: tuple[Origin, ...] = Field(
        default=(), description="Origins of scripts, which may do anything."
    )
    connect: tuple[Origin, ...] = Field(
        default=(), description="Origins that scripts exchange data with."
    )
    frames: tuple[Origin, ...] = Field(default=(), description="Origins of pages in frames.")
    forms: tuple[Origin, ...] = Field(
        default=(),
        description="Origins that forms are sent to.",
        examples=[["https://formspree.io"]],
    )
    eval: bool = Field(
        default=False,
        description="Whether scripts may run text as code, with `eval` or `new Function`.",
    )
