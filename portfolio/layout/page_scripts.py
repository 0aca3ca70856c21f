"""The scripts of every page, and data for browsers and search engines."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import reflex as rx

from portfolio.components.inline_script import InlineScript, inline, load_script
from portfolio.models.site.site import Site
from sandbox_islands.reflex_insides import is_prod_mode, replace_once

SCRIPTS = Path(__file__).with_name("scripts")
"""Folder of the scripts that pages have whatever is on them."""


def _joined(*names: str) -> str:
    return "\n".join(load_script(SCRIPTS / name) for name in names)


HEAD_SCRIPT = _joined("theme.js", "boot.js", "menu.js", "page_loading.js")
"""Runs in the head of every page, before anything is painted."""

PRELOADER_SCRIPT = _joined("travelling_picture.js", "preloader.js")
"""Runs on pages of projects, before the content is painted."""

PAGE_SCRIPT = _joined(
    "input_method.js",
    "loading_indicator.js",
    "header_return.js",
    "measured_heights.js",
    "year.js",
    "copy_button.js",
)
"""Runs on every page of any site once it is parsed; a file of its own."""

ANALYTICS_FILE = SCRIPTS / "analytics.js"
"""Part of the script of a site with analytics, in which ``ANALYTICS`` stands for an object."""

SEARCH_DIALOG = SCRIPTS / "search_dialog.js"
"""Loaded by the script of a page once the search is opened; a file of its own."""

LANGUAGE_FILE = SCRIPTS / "development_language.js"
"""Runs in the head while developing; ``LANGUAGES`` stands for an object."""


def page_script(site: Site, *, has_collection: bool = False) -> str:
    """Returns the script of every page: what all sites have, and what this one uses besides.

    Args:
        site: What the owner says of services.
        has_collection: Whether visitors can take stickers along.
    """
    parts = [PAGE_SCRIPT]
    if has_collection:
        parts.append(_joined("collection.js"))
    if site.analytics:
        data = {"host": site.host, "attributes": site.analytics.element}
        script = load_script(ANALYTICS_FILE)
        parts.append(replace_once(script, "ANALYTICS", json.dumps(data), ANALYTICS_FILE.name))
    if site.comments.giscus:
        parts.append(_joined("comments.js"))
    if site.search:
        parts.append(_joined("search.js"))
    return "\n".join(parts)


def speculation() -> rx.Component:
    """Returns the rules by which a page of this site is prerendered once a link is pointed at.

    Browsers without support for such rules, or in data saver mode, ignore them. Links that open
    in a new tab and links to files, which have a dot in their name, are left out.
    """
    pages = "a:not([target], [download], [href*='.'], [href^='#'])"
    rule = {"where": {"selector_matches": pages}, "eagerness": "moderate"}
    return inline(json.dumps({"prerender": [rule]}), type="speculationrules")


def language_script(sites: Sequence[Site]) -> list[rx.Component]:
    """Returns what sets language and direction of the pages while developing.

    Reflex gives all pages those of the first language. An export writes them into the pages.

    Args:
        sites: The site in each of its languages, the first one first.
    """
    if is_prod_mode() or len(sites) == 1:
        return []
    languages = {it.prefix[1:]: {"lang": it.language, "dir": it.direction} for it in sites}
    script = load_script(LANGUAGE_FILE)
    return [inline(replace_once(script, "LANGUAGES", json.dumps(languages), LANGUAGE_FILE.name))]


def json_ld(data: Mapping[str, Any]) -> rx.Component:
    """Returns structured data."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": text.replace("<", "\\u003c")},
        type="application/ld+json",
    )
