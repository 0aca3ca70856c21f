"""A drawing as it is in dark, for programs that know no schemes."""

from __future__ import annotations

from xml.etree import ElementTree

import tinycss2
from tinycss2.ast import AtRule, Node

from portfolio.models.svg_safety import SVG

IN_DARK = "(prefers-color-scheme:dark)"


def in_dark(svg: str) -> str:
    """Returns a drawing whose rules for the dark scheme always apply; another stays as it is.

    Args:
        svg: A safe drawing. Rasterizers leave out what is inside of ``@media``.
    """
    if "prefers-color-scheme" not in svg:
        return svg
    root = ElementTree.fromstring(svg)
    for style in root.iter(f"{{{SVG}}}style"):
        rules = tinycss2.parse_stylesheet(style.text or "")
        style.text = "".join(tinycss2.serialize(_content(rule)) for rule in rules)
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _content(rule: Node) -> list[Node]:
    if not isinstance(rule, AtRule) or rule.lower_at_keyword != "media":
        return [rule]
    query = tinycss2.serialize(rule.prelude).replace(" ", "")
    return list(rule.content or []) if query == IN_DARK else [rule]
