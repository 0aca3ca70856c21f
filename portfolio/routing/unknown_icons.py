"""Refuses names that Lucide has no icon of, for which Reflex shows a question mark."""

from __future__ import annotations

from functools import wraps

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic, format_value
from portfolio.content.suggest import did_you_mean
from portfolio.routing.places import UNKNOWN, Render, caller
from sandbox_islands.reflex_insides import LUCIDE_ICON_LIST, unknown_icons


def with_known_icons(render: Render) -> Render:
    """Returns a page's function that refuses icons of ``rx.icon`` which are none.

    Args:
        render: Returns the page's component.

    Raises:
        ContentError: An icon is not known; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        errors: list[Diagnostic] = []

        def refuse(name: str) -> None:
            place = caller() or UNKNOWN
            found, hint = format_value(name), did_you_mean(name, LUCIDE_ICON_LIST)
            message = "expected the name of an icon of Lucide"
            errors.append(Diagnostic(place.file, place.line, 1, "", message, found, hint))

        with unknown_icons(refuse):
            try:
                component = render()
            except ContentError as error:
                raise ContentError([*errors, *error.diagnostics]) from None
        if errors:
            raise ContentError(errors)
        return component

    return checked
