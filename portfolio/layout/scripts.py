"""Scripts and data that are written into the page itself."""

from __future__ import annotations

import json
from pathlib import Path

import reflex as rx
from rjsmin import jsmin


def load_script(file: Path) -> str:
    """Returns a file of JavaScript without comments and needless spaces."""
    return str(jsmin(file.read_text()))


BOOT_SCRIPT = load_script(Path(__file__).with_name("boot.js"))
"""Runs in the head of every page."""


class InlineScript(rx.el.Script):
    """A script whose text is given as it is."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def inline(code: str) -> rx.Component:
    """Returns JavaScript as an inline script, which the export keeps."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": code},
        custom_attrs={"data-keep": True},
    )


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


def json_ld(data: str) -> rx.Component:
    """Returns structured data; ``data`` is JSON."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": data.replace("<", "\\u003c")},
        type="application/ld+json",
    )
