"""What is different about a drawing in the dark scheme, as rules that fit nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap
from xml.etree.ElementTree import Element

from portfolio.picture_files.svg_cascade import UnlikeError
from portfolio.picture_files.svg_properties import GEOMETRY, OWN


def dark_rules(light: Element, dark: Element) -> Iterator[str]:
    """Yields the rule for what is different in the dark scheme, and names its elements."""
    rules = []
    for node, other in zip(light.iter(), dark.iter(), strict=True):
        changed = {
            name: other.get(name, "")
            for name in sorted(node.attrib.keys() | other.attrib.keys())
            if node.get(name) != other.get(name)
        }
        if changed:
            name = f"dark-{len(rules) + 1}"
            node.set("class", f"{node.get('class', '')} {name}".strip())
            rules.append(f".{name}{{{';'.join(starmap(_dark_declaration, changed.items()))}}}")
    if rules:
        yield f"@media (prefers-color-scheme:dark){{{''.join(rules)}}}"


def _dark_declaration(name: str, value: str) -> str:
    if name == "style":
        raise UnlikeError("an animation or blending of the dark scheme alone", "use it in both")
    if name == "d":
        return f'd:path("{value}")'
    if name in GEOMETRY and value:
        return f"{name}:{value}px"
    if name == "transform" and not value:
        return "transform:none"
    return f"{name}:{value or OWN.get(name, 'inherit')}"
