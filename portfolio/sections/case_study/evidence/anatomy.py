"""A picture with numbers that lead to notes below it."""

from __future__ import annotations

from zlib import crc32

import reflex as rx

from portfolio.components.link import link
from portfolio.components.media.screenshot import screenshot
from portfolio.components.page_section import page_section, section_head
from portfolio.components.visually_hidden import visually_hidden
from portfolio.models.sections import Anatomy
from portfolio.models.sections.evidence import Note
from portfolio.sections.case_study.evidence.numeral import NUMERAL
from portfolio.sections.case_study.single_image import DEVICES

PLACES = {
    "desktop": ("--desktop-x", "--desktop-y"),
    "tablet": ("--tablet-x", "--tablet-y"),
    "mobile": ("--mobile-x", "--mobile-y"),
}
"""Custom properties with the place of a number on the picture of a device."""


def anatomy(section: Anatomy) -> rx.Component:
    """Returns the picture of each device with a link at each place, and the notes.

    The links are anchors and what is marked is a matter of the stylesheet: no script is needed.
    """
    numbered = list(enumerate(section.notes, 1))
    pictures = (
        rx.el.div(screenshot(getattr(section, f"{device}_src"), sizes), class_name=f"for-{device}")
        for device, sizes in DEVICES.items()
    )
    pins = rx.el.div(
        *(_pin(section, number, note) for number, note in numbered), class_name="anatomy__pins"
    )
    notes = rx.el.ol(
        *(_note(section, number, note) for number, note in numbered),
        class_name=f"anatomy__notes anatomy__notes--{len(numbered)}",
    )
    return page_section(
        section,
        rx.el.div(
            section_head(section.title, section.lead),
            rx.el.div(*pictures, pins, class_name="anatomy__picture"),
            notes,
            class_name="anatomy wrap",
        ),
    )


def _note_id(section: Anatomy, number: int) -> str:
    """Returns the anchor of a note: two sections of a page have different ones."""
    own = section.id or f"{crc32(section.model_dump_json().encode()):x}"
    return f"note-{own}-{number}"


def _pin(section: Anatomy, number: int, note: Note) -> rx.Component:
    style = {
        name: f"{share:g}%"
        for device, place in note.places().items()
        for name, share in zip(PLACES[device], place, strict=True)
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
