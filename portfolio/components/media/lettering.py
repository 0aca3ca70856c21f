"""A page title as a drawing of its words."""

from __future__ import annotations

import re

import reflex as rx

from portfolio.components.media.asset_manifest import LetteringFile, manifest
from portfolio.fonts.characters import text_width
from portfolio.i18n.current import current_locale


def lettering(
    words: str,
    name: str,
    *,
    width: int,
    lines: tuple[str, ...] = (),
    narrow: bool = False,
    lazy: bool = False,
) -> rx.Component:
    """Returns an ``h1`` that shows a drawing of its words, or the words where there is none.

    Args:
        words: The words of the heading, and the drawing's alternative text.
        name: Name of the drawing.
        width: Largest width of the drawing in CSS pixels.
        lines: Words in lines, for a title that is not drawn.
        narrow: Whether there is a stacked drawing for screens up to 820 px.
        lazy: Whether it enters after the first paint, so that its picture can wait.
    """
    wide = title_drawing(name)
    if not wide:
        return rx.el.h1(
            *_in_lines(words, lines),
            class_name="lettering lettering--text",
            custom_attrs={"style": {"--letters": longest_word(words)}},
        )
    slim = (title_drawing(f"{name}-narrow") if narrow else None) or wide
    source = {"media": "(max-width: 820px)", "srcSet": slim.url, **_size(slim)}
    priority = {"loading": "lazy"} if lazy else {"fetchPriority": "high"}
    image = {"src": wide.url, "alt": words, **priority, **_size(wide)}
    offsets = {"--hang": _offset(wide), "--hang-narrow": _offset(slim)}
    return rx.el.h1(
        rx.el.picture(
            *([rx.el.source(custom_attrs=source)] if narrow else []),
            rx.el.img(custom_attrs=image),
            custom_attrs={"style": offsets},
        ),
        class_name="lettering",
        custom_attrs={"style": {"width": f"min({width}px, 100%)"}},
    )


def longest_word(words: str) -> int:
    """Returns the letters of the longest word, so that styles can make it fit.

    A word with hyphens is several, as for browsers: the line may end behind each.
    """
    pieces = re.findall(r"[^\s-]+-*|-+", words)
    return max(map(text_width, pieces), default=1)


def _in_lines(words: str, lines: tuple[str, ...]) -> list[rx.Component | str]:
    """Returns the words, each line in a box of its own where there are several."""
    if " ".join(lines) != words:
        return [words]
    # The blanks keep the words apart for those who hear or copy them.
    boxes = [rx.el.span(line, class_name="lettering__line") for line in lines]
    return [part for box in boxes for part in (box, " ")]


def title_drawing(name: str) -> LetteringFile | None:
    """Returns the drawing of a title in the language of the page, if there is one."""
    return manifest().lettering.get(current_locale().file_name(name))


def room_beside_title(name: str) -> float | None:
    """Returns where there is room beside a drawn title, as a share of its width, if there is."""
    return manifest().rooms.get(current_locale().file_name(name))


def _size(drawing: LetteringFile) -> dict[str, int]:
    return {"width": drawing.width, "height": drawing.height}


def _offset(drawing: LetteringFile) -> str:
    """Returns the left margin that aligns the letters, not their outline, with the text below."""
    return f"{drawing.left / drawing.width:.2%}"
