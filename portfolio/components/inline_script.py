"""Scripts that are written into the page itself, and those that are loaded beside it."""

from __future__ import annotations

from pathlib import Path

import reflex as rx
from rjsmin import jsmin

from portfolio.paths import GENERATED


def load_script(file: Path) -> str:
    """Returns a file of JavaScript without comments and needless spaces."""
    return str(jsmin(file.read_text()))


class InlineScript(rx.el.Script):
    """A script whose text is given as it is."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def inline(code: str) -> rx.Component:
    """Returns JavaScript as an inline script, which the export keeps."""
    return InlineScript.create(
        dangerouslySetInnerHTML={"__html": code},
        custom_attrs={"data-keep": True},
    )


def deferred(name: str) -> rx.Component:
    """Returns a generated script that is fetched after the first paint, which the export keeps.

    The boot script starts it. While it runs, ``document.currentScript`` is the element that this
    returns.

    Args:
        name: Name of the script's file.
    """
    src = f"/{GENERATED.name}/{name}"
    return rx.el.Script.create(
        custom_attrs={
            "data-deferred": src,
            "data-keep": True,
            # Pictures are fetched at the same time, and may take every connection.
            "fetchPriority": "high",
            # The boot script adds `src` before React takes a page over.
            "suppressHydrationWarning": True,
        },
    )
