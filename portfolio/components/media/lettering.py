"""A page title as a drawing of its words."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

import reflex as rx

from portfolio.components.media.asset_manifest import LetteringFile, manifest
from portfolio.drawing.line_breaks import hyphenated
from portfolio.drawing.page_titles import project_title, title_lines
from portfolio.fonts.characters import text_width
from portfolio.i18n.current import current_locale
from portfolio.images.silhouette import RelativeBox
from portfolio.models.project import Project

PIECES = re.compile(r"[^\s-]+-*|-+")
"""Parts of words behind which a line may end."""

LONG_WORD, PART_OF_NAME = 15, 12
"""Letters above which a word of a name may be broken with hyphens, and about those of a part."""

DESCENDING = frozenset("gjpqyąęįųçşșţțŋ")
"""Letters that hang below the line."""

SHORT_LINE = 12
"""Letters of a line that is as long as a title's are."""


def lettering(
    words: str,
    name: str,
    *,
    width: int,
    lines: tuple[str, ...] = (),
    narrow: bool = False,
    line_attributes: Mapping[str, object] | None = None,
) -> rx.Component:
    """Returns an ``h1`` that shows a drawing of its words, or the words where there is none.

    Args:
        words: The words of the heading, and the drawing's alternative text.
        name: Name of the drawing.
        width: Largest width of the drawing in CSS pixels.
        lines: Words in lines, for a title that is not drawn.
        narrow: Whether there is a stacked drawing for screens up to 820 px.
        line_attributes: Attributes of boxes around its lines, of which there are none without.
    """
    wide = title_drawing(name)
    attributes = dict(line_attributes or {})
    if not wide:
        return rx.el.h1(
            *_in_lines(words, lines, attributes),
            class_name="lettering lettering--text",
            custom_attrs={"style": _room(words, lines)},
        )
    slim = (title_drawing(f"{name}-narrow") if narrow else None) or wide
    source = {"media": "(max-width: 820px)", "srcSet": slim.url, **_size(slim)}
    image = {"src": wide.url, "alt": words, "fetchPriority": "high", **_size(wide)}
    picture = rx.el.picture(
        *([rx.el.source(custom_attrs=source)] if narrow else []),
        rx.el.img(custom_attrs=image),
    )
    parts = _parts(name, attributes) if attributes else []
    offsets = {"--hang": _offset(wide), "--hang-narrow": _offset(slim)}
    return rx.el.h1(
        rx.el.span(picture, *parts, class_name="lettering__drawing") if parts else picture,
        class_name="lettering",
        custom_attrs={"style": {"width": f"min({width}px, 100%)", **offsets}},
    )


def _parts(name: str, attributes: dict[str, object]) -> list[rx.Component]:
    """Returns empty boxes over what a drawing covers, about one for each of its lines."""
    return [
        rx.el.span(class_name="lettering__part", custom_attrs={**attributes, "style": _place(box)})
        for box in _silhouette(name)
    ]


def _place(box: RelativeBox) -> dict[str, str]:
    return {side: f"{share:.1%}" for side, share in box._asdict().items()}


def _silhouette(name: str) -> tuple[RelativeBox, ...]:
    return manifest().silhouettes.get(current_locale().file_name(name), ())


def title_picture(project: Project) -> rx.Component:
    """Returns the drawing of a project's title, for one without a picture, or its words, large.

    Screen readers skip both, since the title stands beside as text.
    """
    drawing = title_drawing(project_title(project))
    if not drawing:
        lines = title_lines(project)
        size = {"--lines": len(lines), "--letters": max(map(text_width, lines), default=1)}
        kind = "title-picture title-picture--text"
        words = rx.el.span(*map(rx.el.span, lines))
        return rx.el.span(words, class_name=kind, aria_hidden="true", custom_attrs={"style": size})
    attributes = {"alt": "", "loading": "lazy", "decoding": "async", **_size(drawing)}
    return rx.el.img(src=drawing.url, class_name="title-picture", custom_attrs=attributes)


def name_words(name: str) -> list[rx.Component | str]:
    """Returns a name whose long words begin a line of their own before they are broken."""
    pieces = re.split(rf"([^\s-]{{{LONG_WORD + 1},}})", name)
    return [_long_word(it) if index % 2 else it for index, it in enumerate(pieces) if it]


def _long_word(word: str) -> rx.Component:
    parts = (part.removesuffix("-") for part in hyphenated(word, PART_OF_NAME))
    return rx.el.span("\u00ad".join(parts), class_name="long-word")


def longest_word(words: str) -> int:
    """Returns the letters of the longest word, so that styles can make it fit.

    A word with hyphens is several, as for browsers: the line may end behind each.
    """
    return max(map(text_width, PIECES.findall(words)), default=1)


def _room(words: str, lines: tuple[str, ...]) -> dict[str, int]:
    """Returns what styles make words fit by: letters of the longest word and line, and the lines.

    The first line of several is small. Words that are not in lines break where they have to.
    """
    large = lines[1:] or lines if " ".join(lines) == words else ()
    word = longest_word(words)
    line = max(map(text_width, large), default=word)
    count = len(large) or math.ceil(text_width(words) / max(word, SHORT_LINE))
    lowest = int(any(letter in DESCENDING for letter in (large or (words,))[-1]))
    return {"--letters": word, "--line-letters": line, "--descends": lowest, "--lines": count}


def _in_lines(
    words: str, lines: tuple[str, ...], attributes: dict[str, object]
) -> list[rx.Component | str]:
    """Returns the words, each line in a box of its own where there are several."""
    if " ".join(lines) != words:
        return [rx.el.span(words, custom_attrs=attributes)] if attributes else [words]
    # The blanks keep the words apart for those who hear or copy them.
    line_class = "lettering__line"
    boxes = [rx.el.span(line, class_name=line_class, custom_attrs=attributes) for line in lines]
    return [part for box in boxes for part in (box, " ")]


def title_drawing(name: str) -> LetteringFile | None:
    """Returns the drawing of a title in the language of the page, if there is one."""
    return manifest().lettering.get(current_locale().file_name(name))


def perch(name: str, *, rtl: bool = False) -> float:
    """Returns how far below the top of a title's drawing its last third begins.

    It is a share of the height. There the mascot looks over a title.
    """
    start, end = (0.05, 0.3) if rtl else (0.7, 0.95)
    boxes = (it for it in _silhouette(name) if it.left < end and it.left + it.width > start)
    return min((box.top for box in boxes), default=0)


def _size(drawing: LetteringFile) -> dict[str, int]:
    return {"width": drawing.width, "height": drawing.height}


def _offset(drawing: LetteringFile) -> str:
    """Returns the left margin that aligns the letters, not their outline, with the text below."""
    return f"{drawing.left / drawing.width:.2%}"
