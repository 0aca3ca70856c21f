"""Icons, compiled into the page: of react-icons, or drawings of the owner's own."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.asset_manifest import manifest
from portfolio.icons.icon_sets import find_icon, similar_icon
from portfolio.models.icon_name import OwnIcon

REACT_ICONS = "react-icons@5.7.0"


class ReactIcon(rx.Component):
    """An icon of react-icons: inline SVG, one em square, in the colour of the text."""

    lib_dependencies: list[str] = [REACT_ICONS]


class Drawing(rx.el.Svg):
    """An ``<svg>`` whose shapes are given as markup."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def icon(name: str) -> rx.Component:
    """Returns a decorative icon; its meaning is in the words beside it, or in a label.

    Args:
        name: Name of an icon of a set, or a drawing that has been validated.

    Raises:
        LookupError: There is no such icon.
    """
    if isinstance(name, OwnIcon):
        return _own_icon(name)
    export = find_icon(name)
    if not export:
        similar = similar_icon(name)
        raise LookupError(
            f"there is no icon {name!r}" + (f"; nearest is {similar!r}" * bool(similar))
        )
    component = ReactIcon.create(tag=export.name, custom_attrs={"aria-hidden": True})
    component.library = f"react-icons/{export.module}"
    return component


def _own_icon(name: OwnIcon) -> rx.Component:
    drawing = manifest().icons[name.file]
    return Drawing.create(
        dangerouslySetInnerHTML={"__html": drawing.shapes},
        custom_attrs={
            "viewBox": drawing.view_box,
            "width": "1em",
            "height": "1em",
            "fill": "currentColor",
            "aria-hidden": True,
        },
    )
