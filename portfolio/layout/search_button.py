"""The button of the search, which is in the header, and on small screens in the menu."""

from __future__ import annotations

import json
from typing import Any

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.site import Site

KINDS = {"project": "projects", "writing": "writing", "experiment": "experiments", "page": "pages"}
"""Names of the words of each kind of page that the index knows."""


def search_button(site: Site) -> list[rx.Component]:
    """Returns the round button of the header; none on a site without a search."""
    if not site.search:
        return []
    said = words().search.search
    return [
        rx.el.button(
            icon(Icon.SEARCH),
            type="button",
            class_name="round surface search-button",
            aria_label=said,
            title=said,
            custom_attrs={"aria-haspopup": "dialog", "data-words": json.dumps(_words())},
        )
    ]


def search_entry(site: Site) -> list[rx.Component]:
    """Returns the button in the menu of small screens: a link, so that it looks as those beside it.

    Without JavaScript it is not shown.
    """
    if not site.search:
        return []
    return [
        rx.el.A.create(
            icon(Icon.SEARCH),
            words().search.search,
            href="#main",
            role="button",
            class_name="search-button search-button--entry",
            custom_attrs={"aria-haspopup": "dialog"},
        )
    ]


def _words() -> dict[str, Any]:
    """Returns what the dialog says, which the script makes when it is opened."""
    said = words().search
    return {
        **said.props(exclude={*KINDS.values()}),
        "kinds": {kind: getattr(said, name) for kind, name in KINDS.items()},
        "opensInNewTab": words().layout.opens_in_new_tab,
    }
