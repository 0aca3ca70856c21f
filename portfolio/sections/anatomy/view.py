"""Markup of a view of a site with notes."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link, visually_hidden
from portfolio.components.media.picture import device_screenshots
from portfolio.components.page_section import page_section, section_hash, section_head
from portfolio.components.small_parts import NUMERAL
from portfolio.sections.anatomy.model import Anatomy, Note
from portfolio.sections.section import section

PLACE_PROPERTIES = {
    "desktop": ("--desktop-x", "--desktop-y"),
    "tablet": ("--tablet-x", "--tablet-y"),
    "mobile": ("--mobile-x", "--mobile-y"),
}
"""Custom properties with the place of a number on the picture of a device."""


@section
def anatomy(section: Anatomy) -> rx.Component:
    """Returns the picture of each device with a link at each place, and the notes.

    The links are anchors and what is marked is a matter of the stylesheet: no script is needed.
    """
    numbered = list(enumerate(section.notes, 1))
    pins = (_pin(section, number, note) for number, note in numbered)
    pictures = (*device_screenshots(section), rx.el.div(*pins, class_name="anatomy__pins"))
    notes = (_note(section, number, note) for number, note in numbered)
    content = rx.el.div(
        section_head(section.title, section.lead),
        rx.el.div(*pictures, class_name="anatomy__picture"),
        rx.el.ol(*notes, class_name=f"anatomy__notes anatomy__notes--{len(numbered)}"),
        class_name="anatomy wrap",
    )
    return page_section(section, content, ground="client")


def _note_id(section: Anatomy, number: int) -> str:
    """Returns the anchor of a note: two sections of a page have different ones."""
    return f"note-{section.id or section_hash(section)}-{number}"


def _pin(section: Anatomy, number: int, note: Note) -> rx.Component:
    style = {
        name: f"{share:g}%"
        for device, place in note.places().items()
        for name, share in zip(PLACE_PROPERTIES[device], place, strict=True)
    }
    return link(
        str(number),
        visually_hidden(f" {note.title}"),
        href=f"#{_note_id(section, number)}",
        class_name=f"anatomy__pin {NUMERAL}",
        custom_attrs={"data-note": str(number), "style": style},
    )


def _note(section: Anatomy, number: int, note: Note) -> rx.Component:
    return rx.el.li(
        rx.el.span(str(number), class_name=NUMERAL, aria_hidden="true"),
        rx.el.h3(note.title),
        rx.el.p(note.text),
        id=_note_id(section, number),
        class_name="anatomy__note",
        custom_attrs={"data-note": str(number)},
    )
