"""The scripts before first paint, and data for browsers and search engines."""

from __future__ import annotations

import json
from pathlib import Path

import reflex as rx
from reflex.utils.exec import is_prod_mode

from portfolio.components.inline_script import InlineScript, inline, load_script
from portfolio.models.site import Site

THEME_SCRIPT, BOOT_SCRIPT = (
    load_script(Path(__file__).with_name(name)) for name in ("theme.js", "boot.js")
)
"""Run in the head of every page."""


def speculation() -> rx.Component:
    """Returns the rules by which a page of this site is prerendered once a link is pointed at.

    Browsers without support for such rules, or in data saver mode, ignore them. Links that open
    in a new tab and links to files, which have a dot in their name, are left out.
    """
    pages = "a:not([target], [download], [href*='.'], [href^='#'])"
    rule = {"where": {"selector_matches": pages}, "eagerness": "moderate"}
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": json.dumps({"prerender": [rule]})},
        type="speculationrules",
        custom_attrs={"data-keep": True},
    )


def language_script(site: Site) -> list[rx.Component]:
    """Returns what sets the language of a page while developing, if it is not the first one.

    Reflex gives all pages the first language. An export writes it into the pages.
    """
    if is_prod_mode() or not site.prefix:
        return []
    values = {"lang": site.language, "dir": "rtl" if site.is_rtl else "ltr"}
    return [inline(f"Object.assign(document.documentElement,{json.dumps(values)})")]


def json_ld(data: str) -> rx.Component:
    """Returns structured data; ``data`` is JSON."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": data.replace("<", "\\u003c")},
        type="application/ld+json",
    )
