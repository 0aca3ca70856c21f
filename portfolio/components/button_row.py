"""Buttons below some words."""

from __future__ import annotations

import reflex as rx


def button_row(*buttons: rx.Component) -> rx.Component:
    """Returns buttons side by side; they wrap where there is no room."""
    return rx.el.div(*buttons, class_name="button-row")
