"""What HTML, styles and files of ``assets/`` load from other sites, by kind and origin.

An address counts where its place says what it is for: the ``src`` of a picture, a ``url()``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tinycss2
from selectolax.lexbor import LexborHTMLParser

from portfolio.models.site_head import origin_of
from portfolio.paths import BUILT_ASSETS, files_below

KINDS = {
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
"""What attributes of elements are for: keys of ``allow`` in ``site.yaml``."""

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

NAMESPACES = "http://www.w3.org/"
"""Beginning of addresses in every drawing, which nothing loads."""


class Source(NamedTuple):
    """An origin of another site that is loaded from.

    Attributes:
        kind: What it is for: a key of ``allow`` in ``site.yaml``.
        origin: The origin, such as ``https://images.example``.
    """

    kind: str
    origin: str


def source(kind: str, address: str) -> Iterator[Source]:
    """Yields the source of an address, unless that is one of this site or none at all."""
    if found := ORIGIN.match(address.strip()):
        yield Source(kind, origin_of(found[0].lower()))


def in_html(html: str) -> Iterator[Source]:
    """Yields what HTML loads from other sites."""
    if "//" not in html.replace(NAMESPACES, ""):
        return
    for node in LexborHTMLParser(html).css("*"):
        attributes = {name: value or "" for name, value in node.attributes.items()}
        yield from in_attributes(node.tag or "", attributes)
        yield from in_css(attributes.get("style", ""))
        if node.tag == "style":
            yield from in_css(node.text())


def in_attributes(tag: str, attributes: Mapping[str, str]) -> Iterator[Source]:
    """Yields what an element loads from other sites by its attributes, its style apart."""
    for name, value in attributes.items():
        if kind := kind_of(tag, name, attributes):
            for address in value.split(",") if name in LISTS else [value]:
                yield from source(kind, address)


def kind_of(tag: str, name: str, attributes: Mapping[str, Any]) -> str | None:
    """Returns what an attribute of an element is for; None for one that loads nothing.

    Args:
        tag: Name of the element.
        name: Name of the attribute, as in HTML.
        attributes: All of its attributes.
    """
    if (tag, name) != ("link", "href"):
        return KINDS.get((tag, name))
    words = f"{attributes.get('as', '')} {attributes.get('rel', '')}".lower().split()
    return next(filter(None, map(KINDS_OF_LINKS.get, words)), None)


def in_css(css: str) -> Iterator[Source]:
    """Yields what styles load from other sites."""
    if "//" in css.replace(NAMESPACES, ""):
        for kind, address in _urls(tinycss2.parse_component_value_list(css), "images"):
            yield from source(kind, address)


def _urls(tokens: Iterable[Any], kind: str) -> Iterator[tuple[str, str]]:
    """Yields what CSS names with ``url()``, and what it is for.

    Args:
        tokens: The tokens.
        kind: What they are for, unless a rule among them says something else.
    """
    of_rule = kind
    for token in tokens:
        if token.type == "at-keyword":
            of_rule = KINDS_OF_RULES.get(token.lower_value, kind)
        elif token.type == "url" or (token.type == "string" and of_rule == "styles"):
            yield of_rule, token.value
        elif token.type == "function" and token.lower_name == "url":
            yield from ((of_rule, it.value) for it in token.arguments if it.type == "string")
        elif token.type == "function":
            yield from _urls(token.arguments, of_rule)
        elif hasattr(token, "content"):
            yield from _urls(token.content, of_rule)
        if token.type == "{} block" or token == ";":
            of_rule = kind


def in_files(folder: Path) -> Iterator[tuple[Source, Path]]:
    """Yields what pages and styles that are written by hand load from other sites, with the file.

    Args:
        folder: The folder of the files that are served as they are.
    """
    readers = {".html": in_html, ".css": in_css}
    built = [folder / name for name in BUILT_ASSETS]
    for file in sorted(files_below(folder)):
        if file.suffix in readers and not any(map(file.is_relative_to, built)):
            found = readers[file.suffix](file.read_text(encoding="utf-8", errors="replace"))
            yield from ((it, file) for it in found)
