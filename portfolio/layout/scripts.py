"""Small scripts that stand in the page itself."""

from __future__ import annotations

import json
from pathlib import Path

import reflex as rx
from rjsmin import jsmin

BOOT_SCRIPT = Path(__file__).with_name("boot.js")


class InlineScript(rx.el.Script):
    """A script whose text is given as it is."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def inline(source: Path) -> rx.Component:
    """Returns a file of JavaScript as an inline script, without comments and needless spaces."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": jsmin(source.read_text())},
        custom_attrs={"data-keep": True},
    )


def speculation() -> rx.Component:
    """Returns the rules by which a page of this site is prerendered once a link is pointed at.

    Browsers without them, and visitors who save data, go on as ever. What leaves the site opens
    in a new tab, and files have a dot in their name: neither is made ready.
    """
    pages = "a:not([target], [download], [href*='.'], [href^='#'])"
    rule = {"where": {"selector_matches": pages}, "eagerness": "moderate"}
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": json.dumps({"prerender": [rule]})},
        type="speculationrules",
        custom_attrs={"data-keep": True},
    )


def json_ld(data: str) -> rx.Component:
    """Returns structured data; ``data`` is JSON."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": data.replace("<", "\\u003c")},
        type="application/ld+json",
    )
