"""Puts into every page the styles that it needs, and no others.

The one stylesheet holds the rules of all sections and islands. A page shows a few of them, and
what its first view waits for should fit the first packets of a connection. So each page carries
its own styles, and a rule stays out when it asks for a class that the page can never have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import tinycss2

from portfolio.export.chunks import Chunks
from portfolio.export.unused_css import without_unused

_SHEET = re.compile(r'<link(?=[^>]*rel="stylesheet")[^>]*href="(/[^"]+)"[^>]*/?>')
_PRELOAD = re.compile(r'<link(?=[^>]*as="style")[^>]*/?>')
_CLASSES = re.compile(r'\sclass="([^"]*)"')
_ISLANDS = re.compile(r'data-island="[^"]*/(\w+)\.jsx#')
_INLINE = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
_WORDS = re.compile(r"[\w-]+")
_GROUPS = {"layer", "media", "supports", "container"}
"""At-rules that hold rules; others are styles themselves, such as ``@font-face``."""


def inline_styles(site: Path) -> None:
    """Puts its styles into every page, so that nothing blocks the first paint.

    Args:
        site: The exported site; its stylesheets are gone afterwards.
    """
    chunks = Chunks(site / "assets")
    sheets: dict[str, list[Any]] = {}

    def read(address: str) -> list[Any]:
        if address not in sheets:
            sheets[address] = parse((site / address.lstrip("/")).read_text())
        return sheets[address]

    for page in site.rglob("*.html"):
        html = _PRELOAD.sub("", page.read_text())
        known = classes_of(html, chunks.words(_ISLANDS.findall(html)))

        def inlined(sheet: re.Match[str], html: str = html, known: Classes = known) -> str:
            css = needed(read(sheet[1]), known)
            return f"<style>{without_unused(css, html, known.spoken)}</style>"

        page.write_text(_SHEET.sub(inlined, html))
    for address in sheets:
        (site / address.lstrip("/")).unlink()


class Classes:
    """The classes that a page has, or may come to have when its scripts run."""

    def __init__(self, present: Iterable[str], spoken: Iterable[str]) -> None:
        """Takes the classes in the page, and every word of its scripts."""
        self._present, self.spoken = set(present), set(spoken)

    def __contains__(self, name: str) -> bool:
        """Tells whether an element may have a class.

        A part, such as ``menu__item``, comes only with its block, ``menu``.
        """
        block, _, part = name.partition("__")
        at_hand = not part or block in self._present
        return name in self._present or (name in self.spoken and at_hand)


def classes_of(html: str, spoken: Iterable[str] = ()) -> Classes:
    """Returns the classes of a page.

    Args:
        html: The page; its inline scripts speak too.
        spoken: The words of the scripts that it may load.
    """
    present = {name for names in _CLASSES.findall(html) for name in names.split()}
    return Classes(present, {*spoken, *_WORDS.findall("".join(_INLINE.findall(html)))})


def parse(css: str) -> list[Any]:
    """Returns the rules of a stylesheet."""
    return tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)


def needed(rules: Iterable[Any], known: Classes) -> str:
    """Returns the rules that may match, as CSS."""
    return "".join(_kept(rules, known))


def _kept(rules: Iterable[Any], known: Classes) -> Iterator[str]:
    for rule in rules:
        if rule.type == "at-rule" and rule.lower_at_keyword in _GROUPS and rule.content is not None:
            inside = "".join(_kept(_rules_in(rule), known))
            if inside:
                yield f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inside}}}"
        elif rule.type != "qualified-rule":
            yield rule.serialize()
        elif selectors := [it for it in _selectors(rule.prelude) if _may_match(it, known)]:
            listed = ",".join(tinycss2.serialize(it) for it in selectors)
            yield f"{listed}{{{tinycss2.serialize(rule.content or [])}}}"


def _rules_in(group: Any) -> list[Any]:
    return tinycss2.parse_rule_list(group.content, skip_comments=True, skip_whitespace=True)


def _selectors(prelude: list[Any]) -> Iterator[list[Any]]:
    selector: list[Any] = []
    for token in prelude:
        if token == ",":
            yield selector
            selector = []
        else:
            selector.append(token)
    yield selector


def _may_match(selector: list[Any], known: Classes) -> bool:
    """Tells whether all classes are known that an element must have; ``:not(…)`` asks for none."""
    pairs = pairwise(selector)
    return all(name.value in known for dot, name in pairs if dot == "." and name.type == "ident")
