"""Takes out of a page's styles what nothing there refers to: custom properties and keyframes."""

from __future__ import annotations

import re
from collections.abc import Set

_PROPERTY = re.compile(r"(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))")
_PROPERTY_USE = re.compile(r"var\((--[\w-]+)")
_KEYFRAMES = re.compile(r"@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}")
_ANIMATION = re.compile(r"animation(?:-name)?:([^;{}]*)")
_WORDS = re.compile(r"[\w-]+")


def without_unused(css: str, html: str, spoken: Set[str]) -> str:
    """Returns styles without the custom properties and keyframes that nothing names.

    Args:
        css: The styles of a page, minified.
        html: The page; styles of its elements use custom properties too.
        spoken: The words of the scripts that it may load.
    """
    while True:
        properties = spoken | {*_PROPERTY_USE.findall(css), *_PROPERTY_USE.findall(html)}
        animations = spoken | {*_WORDS.findall(" ".join(_ANIMATION.findall(css)))}
        less = _PROPERTY.sub(lambda it, used=properties: it[0] if it[1] in used else "", css)
        less = _KEYFRAMES.sub(lambda it, used=animations: it[0] if it[1] in used else "", less)
        if less == css:
            return css
        css = less
