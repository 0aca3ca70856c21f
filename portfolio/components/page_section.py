"""The full-width ``<section>`` that a section of a case study is rendered in."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.models.colour import GREY, WHITE, contrast
from portfolio.models.sections.base import Section

INKS = {"var(--ink)": "black", "var(--on-dark)": "white"}

KINDS = {WHITE: "page-section page-section--white", GREY: "page-section page-section--grey"}


def page_section(section: Section, *children: rx.Component, **props: Any) -> rx.Component:
    """Returns a ``<section>`` on the background that the owner chose.

    White and grey follow the theme. Any other colour is the same in light and dark, and its text
    is dark or white, whichever contrasts more.

    Args:
        section: The model, for its background.
        *children: What the section shows.
        **props: Further properties of the ``section`` element.
    """
    names = [
        KINDS.get(section.background_color, "page-section page-section--own"),
        props.pop("class_name", ""),
    ]
    style = {**props.pop("style_vars", {})}
    if not section.neutral:
        style["--section-background"] = section.background_color
        style["--section-text"] = ink_on(section.background_color)
    attributes = {**props.pop("custom_attrs", {}), **({"style": style} if style else {})}
    return rx.el.section(
        *children, class_name=" ".join(filter(None, names)), custom_attrs=attributes, **props
    )


def titled_section(section: Section, title: str, *children: rx.Component) -> rx.Component:
    """Returns a ``<section>`` with a heading above its children."""
    return page_section(section, titled(title, *children))


def titled(title: str, *children: rx.Component) -> rx.Component:
    """Returns a heading and children below it, as wide as the page's text."""
    heading = rx.el.h2(title, class_name="page-section__title")
    return rx.el.div(heading, *children, class_name="wrap")


def ink_on(background: str) -> str:
    """Returns the theme's dark or white colour of words, whichever suits a background more."""
    return max(INKS, key=lambda ink: contrast(INKS[ink], background))
