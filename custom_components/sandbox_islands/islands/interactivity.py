"""Tells which components need React in the browser, and which are markup once they are rendered."""

from __future__ import annotations

import re

import reflex as rx

from sandbox_islands.islands.island import Island
from sandbox_islands.reflex_insides import BaseComponent, has_hooks

STATIC_PACKAGES = {"react", "react-router", "react-icons", "lucide-react"}
"""npm packages whose components are markup in an exported page: fragments, links and icons."""

RADIX = "reflex_components_radix.themes"
STATIC_MODULES = (
    # The theme around a page: attributes that Radix's styles ask for.
    "sandbox_islands.radix_themes.",
    f"{RADIX}.layout.",
    f"{RADIX}.typography.",
    *(
        f"{RADIX}.components.{name}"
        for name in (
            "aspect_ratio", "badge", "button", "callout", "card", "data_list", "icon_button",
            "inset", "progress", "separator", "skeleton", "spinner", "text_area", "text_field",
        )
    ),
)  # fmt: skip
"""Python modules of Reflex whose components, without event handlers, are markup that styles dress.
Not among them: what scrolls, opens, is switched or waits for a picture, such as tables."""

AFTER_NAME = re.compile(r"(?<!^)[@/]")
"""What follows the name of a package in an import, such as ``react-icons@5.7.0/fa6``."""


def is_interactive(component: BaseComponent) -> bool:
    """Returns whether a component does nothing unless its page is hydrated.

    That is one with event handlers, with hooks (of its own or of a var in it, such as a
    ``ClientStateVar``), or from a module of JavaScript that is not known to be markup alone. An
    island with values alone hydrates itself, and references to elements (``id``) need no script.

    Args:
        component: Component, which is looked at without its children.
    """
    if not isinstance(component, rx.Component):
        return False
    return bool(component.event_triggers or has_hooks(component) or _is_client_component(component))


def _is_client_component(component: rx.Component) -> bool:
    if isinstance(component, Island) or not component.library:
        return False
    if type(component).__module__.startswith(STATIC_MODULES):
        return False
    return AFTER_NAME.split(component.library)[0] not in STATIC_PACKAGES
