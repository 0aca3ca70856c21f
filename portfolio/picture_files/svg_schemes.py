"""What is different about a drawing in the dark scheme, as rules that fit nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap
from xml.etree.ElementTree import Element

from portfolio.picture_files.svg_properties import GEOMETRY, OWN, STYLES


def dark_rules(light: Element, dark: Element) -> Iterator[str]:
    """Yields the rules for what is different in the dark scheme, and names their elements."""
    always, in_dark = [], []
    for node, other in zip(light.iter(), dark.iter(), strict=True):
        changed = {
            name: other.get(name, "")
            for name in sorted(node.attrib.keys() | other.attrib.keys())
            if node.get(name) != other.get(name)
        }
        if not changed:
            continue
        name = f"dark-{len(in_dark) + 1}"
        node.set("class", f"{node.get('class', '')} {name}".strip())
        if "style" in changed:  # which would be stronger than the rule
            usual = node.attrib.pop("style", "")
            always.append(f".{name}{{{usual}}}")
            changed["style"] = ";".join(filter(None, (_taken_back(usual), changed["style"])))
        in_dark.append(f".{name}{{{';'.join(starmap(_declaration, changed.items()))}}}")
    yield from always
    if in_dark:
        yield f"@media (prefers-color-scheme:dark){{{''.join(in_dark)}}}"


def _taken_back(style: str) -> str:
    """Returns the declarations that undo others."""
    names = [it.partition(":")[0] for it in style.split(";") if it]
    return ";".join(f"{name}:{STYLES.get(name, 'initial')}" for name in names)


def _declaration(name: str, value: str) -> str:
    if name == "style":
        return value
    if name == "d":
        return f'd:path("{value}")'
    if name in GEOMETRY and value:
        return f"{name}:{value}px"
    if name == "transform" and not value:
        return "transform:none"
    return f"{name}:{value or OWN.get(name, 'inherit')}"
