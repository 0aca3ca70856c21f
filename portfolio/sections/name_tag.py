"""The name tag of the site's owner, on the first screen of home."""

from __future__ import annotations

from typing import NamedTuple

import reflex as rx

from portfolio.components.media.lettering import room_beside_title


class NameTag(NamedTuple):
    """The words of the tag.

    Attributes:
        name: Name of the owner.
        does: Work of the owner; without it there is no tag, since the header has the name.
    """

    name: str
    does: str


def beside_title(tag: NameTag) -> list[rx.Component]:
    """Returns the tag that stands beside the title on wide screens, if there is room for it."""
    room = room_beside_title("home")
    if not tag.does or room is None:
        return []
    place = {"style": {"--room": f"{room:.1%}"}}
    return [
        rx.el.p(
            rx.el.b(tag.name),
            rx.el.span(tag.does),
            class_name="name-tag surface",
            custom_attrs=place,
        )
    ]


def above_invitation(tag: NameTag) -> list[rx.Component]:
    """Returns the line that says what the owner does where the tag has no room."""
    if not tag.does:
        return []
    always = " name-line--always" if room_beside_title("home") is None else ""
    return [rx.el.p(tag.does, class_name=f"name-line{always}")]
