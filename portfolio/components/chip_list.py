"""Short labels in a row, such as tags and technologies."""

from __future__ import annotations

from collections.abc import Iterable

import reflex as rx


def chip_list(labels: Iterable[str]) -> rx.Component:
    """Returns a list of labels, each in a rounded box."""
    return rx.el.ul(*(rx.el.li(label, class_name="chip") for label in labels), class_name="chips")
