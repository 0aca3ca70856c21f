"""A page title as sticker lettering."""

from __future__ import annotations

import re
from dataclasses import dataclass

import reflex as rx

from portfolio.paths import GENERATED, LETTERING

_BOX = re.compile(r'viewBox="(-?\d+) -?\d+ (\d+) (\d+)')


def lettering(
    words: str, name: str, *, narrow: bool = False, late: bool = False, width: int
) -> rx.Component:
    """Returns an ``h1`` that shows a drawing of its words.

    Args:
        words: What the heading says; it stands there when the drawing cannot.
        name: Of the drawing.
        narrow: Whether there is a stacked drawing for screens up to 820 px.
        late: Whether it enters after the first paint, and is fetched then.
        width: Largest width of the drawing in CSS pixels.
    """
    wide = _Drawing.of(name)
    slim = _Drawing.of(f"{name}-narrow") if narrow else wide
    source = {"media": "(max-width: 820px)", "srcSet": slim.address, **slim.size}
    when = {"loading": "lazy"} if late else {"fetchPriority": "high"}
    image = {"src": wide.address, "alt": words, **when, **wide.size}
    return rx.el.h1(
        rx.el.picture(
            *([rx.el.source(custom_attrs=source)] if narrow else []),
            rx.el.img(custom_attrs=image),
            custom_attrs={"style": {"--hang": wide.hang, "--hang-narrow": slim.hang}},
        ),
        class_name="lettering",
        custom_attrs={"style": {"width": f"min({width}px, 100%)"}},
    )


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A drawing as the page needs it.

    Attributes:
        address: Where it is served.
        size: Width and height of its box, die-cut and all.
        hang: How far to pull it left, so that its ink stands on the margin.
    """

    address: str
    size: dict[str, int]
    hang: str

    @classmethod
    def of(cls, name: str) -> _Drawing:
        (file,) = LETTERING.glob(f"{name}.*.svg")
        start, width, height = map(int, _BOX.findall(file.read_text())[0])
        address = f"/{file.relative_to(GENERATED.parent).as_posix()}"
        return cls(address, {"width": width, "height": height}, f"{start / width:.2%}")
