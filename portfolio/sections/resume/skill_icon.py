"""Finds the icon of a skill by the names and spellings that people give it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from portfolio.icons.icon_sets import find_icon

GENERAL = "code"
"""Icon of skills that have none of their own."""

OTHER_NAMES = {
    "html": "html5",
    "css": "css3-alt",
    "css3": "css3-alt",
    "scss": "sass",
    "es6": "javascript",
    "source control": "git-alt",
    "version control": "git-alt",
    "git": "git-alt",
    "node": "node-js",
    "vue": "vuejs",
    "next": "simple/nextdotjs",
    "golang": "simple/go",
}
"""Names of icons by names of skills that no set has, or by which it has another drawing."""

_IN_BRACKETS = re.compile(r"\s*[(\[].*?[)\]]")
_VERSION = re.compile(r"\s+v?[\d.+]+$")
_LIBRARY = re.compile(r"[ .]?js$")


def skill_icon(name: str) -> str:
    """Returns the name of an icon: ``javascript`` of ``JavaScript (ES6+)``, or the general one."""
    for spelling in spellings(name):
        wanted = OTHER_NAMES.get(spelling, spelling)
        if find_icon(wanted):
            return wanted
    return GENERAL


def spellings(name: str) -> Iterator[str]:
    """Yields what a skill may be called, in small letters, the whole name first.

    Brackets, a version, other names after a slash, and the ending of a library go one by one.
    """
    whole = name.casefold().strip()
    bare = _VERSION.sub("", _IN_BRACKETS.sub("", whole)).strip()
    first = re.split(r"\s*[/,&]\s*", bare)[0]
    yield from dict.fromkeys((whole, bare, first, _LIBRARY.sub("", first)))
