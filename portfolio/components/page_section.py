"""The full-width ``<section>`` that a section of a case study is rendered in."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal

import reflex as rx

from portfolio.color import contrast
from portfolio.components.backdrop import rings
from portfolio.models.field_types import GREY, WHITE
from portfolio.models.section import BodySection, Section

INKS = {"var(--ink)": "black", "var(--on-dark)": "white"}

SectionGround = Literal["paper", "client"]
"""The two backgrounds that a kind of section may have by itself: one that follows light and dark,
and the client's ground."""


def page_section(
    section: Section,
    *children: rx.Component,
    ground: SectionGround = "paper",
    class_name: str = "",
    style_vars: Mapping[str, str] | None = None,
    **props: Any,
) -> rx.Component:
    """Returns a ``<section>`` on its background; links lead to it if it has an id.

    White and grey follow the theme. Any other colour that the owner chose is the same in light and
    dark, and its text is dark or white, whichever contrasts more. The client's ground has rings, or
    the backdrop of the hero.

    Args:
        section: The model, for its background and its id.
        *children: Components of the section.
        ground: The background where the owner chose none.
        class_name: Class of the element, beside its own.
        style_vars: Declarations of the element.
        **props: Further properties of the ``section`` element.
    """
    color, name = section.background_color, str(ground)
    style = {**(style_vars or {})}
    if "background_color" in section.model_fields_set:
        name = {WHITE: "white", GREY: "grey"}.get(color, "own")
    if name == "own":
        style |= {"--section-background": color, "--section-text": ink_on(color)}
    if isinstance(section, BodySection) and section.id:
        props["id"] = section.id
    return rx.el.section(
        *([rings()] if name == "client" else []),
        *children,
        class_name=f"page-section page-section--{name} {class_name}".strip(),
        custom_attrs={"style": style} if style else {},
        **props,
    )


def titled_section(
    section: Section, title: str, *children: rx.Component, ground: SectionGround = "paper"
) -> rx.Component:
    """Returns a ``<section>`` with a heading above its children."""
    heading = rx.el.h2(title, class_name="page-section__title")
    content = rx.el.div(heading, *children, class_name="wrap")
    return page_section(section, content, ground=ground)


def section_head(title: str, lead: str = "") -> rx.Component:
    """Returns a heading with a sentence to its right, on the same last line; below it on phones.

    Args:
        title: The heading.
        lead: The sentence; nothing is shown without one.
    """
    sentence = [rx.el.p(lead)] if lead else []
    return rx.el.div(rx.el.h2(title), *sentence, class_name="section-head columns")


def section_hash(section: Section) -> str:
    """Returns 5 digits in a name of what only this section has; server and browser agree on it."""
    return sha256(section.model_dump_json().encode()).hexdigest()[:5]


def ink_on(background: str) -> str:
    """Returns the theme's dark or white colour of words, whichever suits a background more."""
    return max(INKS, key=lambda ink: contrast(INKS[ink], background))
