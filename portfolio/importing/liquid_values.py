"""Values of Liquid: parts of addresses, and what the settings say."""

from __future__ import annotations

import re

LIQUID_ADDRESS = re.compile(
    r"\{\{-?\s*(?:site\.(?:baseurl|url)|[\"'](?P<path>[^\"']*)[\"']\s*\|\s*"
    r"(?:relative_url|absolute_url|prepend:[^}]*))[^}]*\}\}"
)
"""The address of the site, or a path below it."""


LIQUID_VALUE = re.compile(r"\{\{-?\s*((?:site|page)\.[\w.-]+)\s*-?\}\}")
"""A value of the settings or of the article, as it is."""


def without_liquid(address: str) -> str:
    """Returns an address without what stands for that of the site."""
    return LIQUID_ADDRESS.sub(lambda it: it["path"] or "", address)
