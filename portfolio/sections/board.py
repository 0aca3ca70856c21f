"""The board of the first screen: who the owner is, what speaks for them, and where to go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import reflex as rx

from portfolio.components.button import button
from portfolio.components.inline_script import inline, load_script
from portfolio.components.link import link
from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import longest_word, name_words
from portfolio.components.media.picture import picture
from portfolio.fonts.characters import text_width
from portfolio.icons.icon_sets import Icon
from portfolio.models.home import Home, Proof
from portfolio.models.picture import Picture
from portfolio.models.site.site import Site

INTRO_DELAY = 0.2
"""Seconds between the parts of the intro that fade in."""

PORTRAIT_SIZES = "164px"

PAST_BOARD = load_script(Path(__file__).with_name("board.js"))
"""The script of few lines that tells when the board is out of view."""

COVER_ATTRIBUTE: dict[str, object] = {"data-playground-cover": True}
"""Attribute of elements that stickers bounce off."""


def delay(step: int) -> dict[str, object]:
    """Returns the attribute with the delay of a part of the intro, the first of which is 0."""
    return {"style": {"--delay": f"{INTRO_DELAY * (step + 1):.1f}s"}}


def board(home: Home, site: Site, stack: Sequence[str] = ()) -> rx.Component:
    """Returns role, name, what the owner does now, a proof, the invitation and the buttons.

    Without a portrait, name and role take its room.

    Args:
        home: Words of the board.
        site: Name, tagline and portrait of the owner.
        stack: Technologies behind the last line of what the owner does now.
    """
    *lines, last = home.now or ("",)
    lines.append(" · ".join(filter(None, (last, ", ".join(stack)))))
    role, said = home.role or site.tagline, [rx.el.span(line) for line in lines if line]
    letters = {"--letters": longest_word(site.owner), "--all-letters": text_width(site.owner)}
    return rx.el.div(
        *([rx.el.p(role, class_name="board__role")] if role else []),
        rx.el.div(
            rx.el.div(
                *name_words(site.owner), class_name="board__name", custom_attrs={"style": letters}
            ),
            *([rx.el.p(*said, class_name="board__now")] if said else []),
            class_name="board__person",
        ),
        *([_proof(home.proof)] if home.proof else []),
        rx.el.div(*_invitation(home), class_name="board__invitation"),
        *([_portrait(site.portrait)] if site.portrait else []),
        inline(PAST_BOARD, type="module"),
        class_name="board fade-up",
        custom_attrs=delay(0) | COVER_ATTRIBUTE,
    )


def _proof(proof: Proof) -> rx.Component:
    said = [rx.el.b(proof.title), *([" ", rx.el.span(proof.line)] if proof.line else [])]
    size = {"width": 52, "height": 52}
    drawing = proof.illustration
    return link(
        *([rx.el.img(src=drawing, alt="", custom_attrs=size)] if drawing else []),
        rx.el.span(*said),
        icon(Icon.ARROW_RIGHT),
        href=proof.href,
        class_name="board__proof",
    )


def _invitation(home: Home) -> Iterator[rx.Component]:
    """Yields the text and the buttons, the first of which is the main one."""
    yield rx.el.p(*_with_verbs(home), class_name="fade-up", custom_attrs=delay(2))
    buttons = [
        button(action.label, action.href, secondary=bool(index))
        for index, action in enumerate(home.actions)
    ]
    if buttons:
        yield rx.el.div(*buttons, class_name="board__actions fade-up", custom_attrs=delay(3))


def _portrait(image: Picture) -> rx.Component:
    shown = picture(image, PORTRAIT_SIZES)
    return rx.el.div(shown, class_name="board__portrait", custom_attrs=COVER_ATTRIBUTE)


def _with_verbs(home: Home) -> list[rx.Component | str]:
    """Returns the text with a button in the place of each verb and its punctuation."""
    pieces: list[rx.Component | str] = []
    for piece in re.split(r"(\{\w+\}[,.]?)", home.text):
        verb = re.fullmatch(r"\{(\w+)\}([,.]?)", piece)
        pieces.append(_verb(home, verb[1], verb[2]) if verb else piece)
    return [piece for piece in pieces if piece]


def _verb(home: Home, action: str, punctuation: str) -> rx.Component | str:
    """Returns the button of a verb, or its words alone where it would do nothing."""
    label = home.verbs.said[action]
    if action == "stir" and not home.playground.sprites:
        return label + punctuation
    attributes = {"data-playground-action": action, "data-hydrates": "Playground"}
    return rx.el.span(
        rx.el.button(label, type="button", class_name="verb", custom_attrs=attributes),
        punctuation,
        class_name="nowrap",
    )
