"""The full-width ``<section>`` that a section of a case study is rendered in."""

from __future__ import annotations

from typing import Any, Literal

import reflex as rx

from portfolio.color import contrast
from portfolio.components.backdrop import rings
from portfolio.models.field_types import GREY, WHITE
from portfolio.models.sections.base import BodySection, Section

INKS = {"var(--ink)": "black", "var(--on-dark)": "white"}

OWN = "own"
GROUNDS = {WHITE: "white", GREY: "grey"}

Ground = Literal["white", "grey", "paper", "client", "night"]
"""A background that a kind of section has by itself: three that follow light and dark, the client's
ground and its night."""


def page_section(
    section: Section, *children: rx.Component, ground: Ground = "white", **props: Any
) -> rx.Component:
    """Returns a ``<section>`` on its background; links lead to it if it has an id.

    White and grey follow the theme. Any other colour that the owner chose is the same in light and
    dark, and its text is dark or white, whichever contrasts more. The client's ground has rings.

    Args:
        section: The model, for its background and its id.
        *children: Components of the section.
        ground: The background where the owner chose none.
        **props: Further properties of the ``section`` element.
    """
    colour = section.background_color
    name = GROUNDS.get(colour, OWN) if "background_color" in section.model_fields_set else ground
    names = [f"page-section page-section--{name}", props.pop("class_name", "")]
    style = {**props.pop("style_vars", {})}
    if name == OWN:
        style["--section-background"] = colour
        style["--section-text"] = ink_on(colour)
    attributes = {**props.pop("custom_attrs", {}), **({"style": style} if style else {})}
    if isinstance(section, BodySection) and section.id:
        props["id"] = section.id
    backdrop = [rings()] if name == "client" else []
    return rx.el.section(
        *backdrop,
        *children,
        class_name=" ".join(filter(None, names)),
        custom_attrs=attributes,
        **props,
    )


def titled_section(section: Section, title: str, *children: rx.Component) -> rx.Component:
    """Returns a ``<section>`` with a heading above its children."""
    return page_section(section, titled(title, *children))


def titled(title: str, *children: rx.Component) -> rx.Component:
    """Returns a heading and children below it, as wide as the page's text."""
    heading = rx.el.h2(title, class_name="page-section__title")
    return rx.el.div(heading, *children, class_name="wrap")


def section_head(title: str, lead: str = "") -> rx.Component:
    """Returns a heading with a sentence to its right, on the same last line; below it on phones.

    Args:
        title: The heading.
        lead: The sentence; nothing is shown without one.
    """
    sentence = [rx.el.p(lead)] if lead else []
    return rx.el.div(rx.el.h2(title), *sentence, class_name="section-head columns")


def ink_on(background: str) -> str:
    """Returns the theme's dark or white colour of words, whichever suits a background more."""
    return max(INKS, key=lambda ink: contrast(INKS[ink], background))
