"""Icons of the Font Awesome set, compiled into the page."""

from __future__ import annotations

import reflex as rx

from portfolio.models.icon import Icon

REACT_ICONS = "react-icons@5.7.0"


class FontAwesome(rx.Component):
    """An icon of react-icons: inline SVG, one em square, in the colour of the text."""

    library = "react-icons/fa6"
    lib_dependencies: list[str] = [REACT_ICONS]


def icon(name: Icon) -> rx.Component:
    """Returns a decorative icon; its meaning is in the words beside it, or in a label."""
    tag = "Fa" + "".join(part.capitalize() for part in EXPORTS.get(name, name.value).split("-"))
    return FontAwesome.create(tag=tag, custom_attrs={"aria-hidden": True})


EXPORTS = {
    Icon.FACEBOOK: "facebook-f",
    Icon.LINKEDIN: "linkedin-in",
    Icon.PINTEREST: "pinterest-p",
}
"""Icons whose name in the set is not the name of the brand."""
