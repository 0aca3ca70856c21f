"""The icons of Font Awesome and Simple Icons, by the names that react-icons exports them with.

The lists beside this file are there because content is checked before any package of npm is
installed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Icon(StrEnum):
    """An icon of Font Awesome, by the name that its site gives it; content may name any other."""

    ARROW_DOWN = "arrow-down"
    ARROW_RIGHT = "arrow-right"
    HEART = "heart"
    LANGUAGE = "language"
    MOON = "moon"
    MUG_HOT = "mug-hot"
    RSS = "rss"
    SEARCH = "magnifying-glass"


LISTS_FOLDER = Path(__file__).parent


class IconSet(NamedTuple):
    """A set of react-icons.

    Attributes:
        module: Module of react-icons; the list beside this file has its name.
        prefix: Prefix of all exports.
    """

    module: str
    prefix: str


FONT_AWESOME, SIMPLE_ICONS = IconSet("fa6", "Fa"), IconSet("si", "Si")
ICON_SETS = (FONT_AWESOME, SIMPLE_ICONS)
"""A name without a set is looked for in this order."""

STYLES = {
    "solid": (FONT_AWESOME, ""),
    "brands": (FONT_AWESOME, ""),
    "regular": (FONT_AWESOME, "Reg"),
    "simple": (SIMPLE_ICONS, ""),
}
"""Styles that may stand before a name, with a slash, and what they add to the prefix."""

PREFERRED = {"facebook": "facebookf", "linkedin": "linkedinin", "pinterest": "pinterestp"}
"""Brands whose plain letter is meant by their name; ``brands/facebook`` is the framed one."""

WORDS_FOR_SIGNS = {".": "dot", "+": "plus", "&": "and"}
"""Words for signs, as Simple Icons writes them."""

# The words of a name in camel case; a digit begins a new one.
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|\d+[a-z]*")


class IconExport(NamedTuple):
    """The module and the name of an icon in react-icons."""

    module: str
    name: str


def find_icon(name: str) -> IconExport | None:
    """Returns the export of an icon, or None if there is no such icon.

    Args:
        name: Name on the icon's site (``user-tie``, ``nextdotjs``), perhaps after its style
            (``regular/heart``, ``simple/figma``), or as react-icons exports it (``FaUserTie``).
    """
    style, slash, rest = name.rpartition("/")
    if slash:
        found = STYLES.get(style)
        return _export(found[0], found[1] + rest) if found else None
    for icons in ICON_SETS:
        if name.startswith(icons.prefix) and (export := _export(icons, name[2:])):
            return export
    key = PREFERRED.get(_key(name), name)
    return next(filter(None, (_export(icons, key) for icons in ICON_SETS)), None)


def similar_icon(name: str) -> str:
    """Returns the name of the icon that is most like a name that is none, or nothing.

    Args:
        name: Name as for ``find_icon``; also a class such as ``fa-solid fa-heart``.
    """
    word = name.rpartition("/")[2].rpartition(" ")[2].removeprefix("fa-")
    names = [it for icons in ICON_SETS for it in exports(icons).values()]
    # In reverse order, so that the first of several names with one key stays.
    keys = {_key(it): it for it in reversed(names)}
    matches = get_close_matches(_key(word), keys, n=1, cutoff=0.5)
    return "-".join(_PARTS.findall(keys[matches[0]])).lower() if matches else ""


@cache
def exports(icons: IconSet) -> Mapping[str, str]:
    """Returns the names of a set's exports without their prefix, by their keys."""
    names = (LISTS_FOLDER / f"{icons.module}.txt").read_text().split()
    return {_key(name): name for name in names}


def _export(icons: IconSet, name: str) -> IconExport | None:
    known = exports(icons).get(_key(name))
    return IconExport(icons.module, icons.prefix + known) if known else None


def _key(name: str) -> str:
    """Returns a name as its export has it, without capitals: ``Next.js`` is ``nextdotjs``."""
    for sign, word in WORDS_FOR_SIGNS.items():
        name = name.replace(sign, word)
    return re.sub(r"[^a-z0-9]", "", name.lower())
