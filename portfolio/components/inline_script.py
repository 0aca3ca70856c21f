"""Scripts that are written into the page itself, and those that are loaded beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import reflex as rx
from rjsmin import jsmin

from portfolio.paths import GENERATED


def load_script(file: Path) -> str:
    """Returns a file of JavaScript without comments and needless spaces."""
    return str(jsmin(file.read_text()))


class InlineScript(rx.el.Script):
    """A script whose text is given as it is."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def inline(code: str, **props: Any) -> rx.Component:
    """Returns an inline script, which the export keeps; it is JavaScript, unless it has a type."""
    keep = {"data-keep": True, **props.pop("custom_attrs", {})}
    return InlineScript.create(dangerouslySetInnerHTML={"__html": code}, custom_attrs=keep, **props)


def module_script(name: str) -> rx.Component:
    """Returns a generated script that runs once the page is parsed, which the export keeps.

    A page that has it several times runs it once.

    Args:
        name: Name of the script's file.
    """
    # Browsers fetch a module before pictures, as if the first paint had to wait for it.
    attributes = {"data-keep": True, "fetchPriority": "low"}
    src = f"/{GENERATED.name}/{name}"
    return rx.el.Script.create(src=src, type="module", custom_attrs=attributes)
