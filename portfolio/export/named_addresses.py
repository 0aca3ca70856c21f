"""The addresses that finished pages and styles name, each with what it is for.

An address counts where its place says what it is for: the ``src`` of a picture, a ``url()``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import tinycss2
from selectolax.lexbor import LexborHTMLParser

from portfolio.models.site.head import origin_of

LINKS = "links"
"""Kind of what visitors follow, which a page does not load."""

KINDS = {
    ("a", "href"): LINKS,
    ("area", "href"): LINKS,
    ("img", "src"): "images",
    ("img", "srcset"): "images",
    ("image", "href"): "images",
    ("input", "src"): "images",
    ("source", "srcset"): "images",
    ("video", "poster"): "images",
    ("audio", "src"): "media",
    ("source", "src"): "media",
    ("track", "src"): "media",
    ("video", "src"): "media",
    ("iframe", "src"): "frames",
    ("script", "src"): "scripts",
    ("form", "action"): "forms",
    ("button", "formaction"): "forms",
    ("input", "formaction"): "forms",
}
"""What attributes of elements are for: links, or keys of ``allow`` in ``site.yaml``."""

KINDS_OF_LINKS = {
    "stylesheet": "styles",
    "style": "styles",
    "icon": "images",
    "image": "images",
    "font": "fonts",
    "script": "scripts",
    "modulepreload": "scripts",
}
"""The same by what a ``<link>`` has in ``rel`` or, of what is loaded early, in ``as``."""

KINDS_OF_RULES = {"font-face": "fonts", "import": "styles"}
"""The same by rules of CSS; all others load pictures."""

LISTS = {"srcset"}
"""Attributes with several addresses, each with a size."""

ORIGIN = re.compile(r"(https?:)?//[\w.-]+(:\d+)?(?=[/?#]|$)", re.ASCII | re.IGNORECASE)
"""The origin that an address begins with. No other character may get into a header."""


class Named(NamedTuple):
    """An address that is named.

    Attributes:
        kind: What it is for: links, or a key of ``allow`` in ``site.yaml``.
        address: The address as it is written.
    """

    kind: str
    address: str


def in_page(page: LexborHTMLParser) -> Iterator[Named]:
    """Yields the addresses in a page."""
    for node in page.css("*"):
        attributes = {name: value or "" for name, value in node.attributes.items()}
        yield from _in_attributes(node.tag or "", attributes)
        yield from in_css(attributes.get("style", ""))
        if node.tag == "style":
            yield from in_css(node.text())


def origins(named: Iterable[Named]) -> Iterator[tuple[str, str]]:
    """Yields what is loaded from other sites: keys of ``allow``, each with an origin."""
    for kind, address in named:
        if kind != LINKS and (found := ORIGIN.match(address)):
            yield kind, origin_of(found[0].lower())


def _in_attributes(tag: str, attributes: Mapping[str, str]) -> Iterator[Named]:
    for name, value in attributes.items():
        kind = _kind_of(tag, name, attributes)
        if kind and name in LISTS:
            for address_and_size in value.split(","):
                yield Named(kind, address_and_size.strip().partition(" ")[0])
        elif kind:
            yield Named(kind, value.strip())


def _kind_of(tag: str, name: str, attributes: Mapping[str, str]) -> str | None:
    """Returns what an attribute of an element is for; None for one that names no address."""
    if (tag, name) != ("link", "href"):
        return KINDS.get((tag, name))
    words = f"{attributes.get('as', '')} {attributes.get('rel', '')}".lower().split()
    kinds = [KINDS_OF_LINKS[word] for word in words if word in KINDS_OF_LINKS]
    return kinds[0] if kinds else None


@lru_cache(maxsize=64)  # Many pages have the same styles.
def in_css(css: str) -> tuple[Named, ...]:
    """Returns the addresses in styles."""
    if "url(" not in css and "@import" not in css:
        return ()
    return (*_in_tokens(tinycss2.parse_component_value_list(css), "images"),)


def _in_tokens(tokens: Iterable[Any], kind: str) -> Iterator[Named]:
    """Yields the addresses in CSS.

    Args:
        tokens: The tokens.
        kind: What they are for, unless a rule among them says something else.
    """
    of_rule = kind
    for token in tokens:
        if token.type == "at-keyword":
            of_rule = KINDS_OF_RULES.get(token.lower_value, kind)
        elif token.type == "url" or (token.type == "string" and of_rule == "styles"):
            yield Named(of_rule, token.value.strip())
        elif token.type == "function" and token.lower_name == "url":
            strings = [argument for argument in token.arguments if argument.type == "string"]
            yield from (Named(of_rule, string.value) for string in strings)
        elif token.type == "function":
            yield from _in_tokens(token.arguments, of_rule)
        elif hasattr(token, "content"):
            yield from _in_tokens(token.content, of_rule)
        if token.type == "{} block" or token == ";":
            of_rule = kind
