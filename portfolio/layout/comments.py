"""The comments below an article, which load when they are asked for."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import reflex as rx

from portfolio.components.button import button, button_row
from portfolio.components.small_parts import NOT_SEARCHED
from portfolio.i18n.current import current_locale, words
from portfolio.models.site.services import Giscus
from portfolio.models.site.site import Site

PLACE = "GitHub"
"""Name of the site that keeps the comments."""


def comments(site: Site) -> rx.Component:
    """Returns a section with a button that shows the comments; nothing on a site without any.

    Without JavaScript there is a link to them and no button.
    """
    giscus = site.comments.giscus
    if not giscus:
        return rx.fragment()
    said = words().comments
    script = giscus.script(current_locale().language)
    host = urlsplit(script["src"]).hostname or ""
    loaded = {"script": script, "message": giscus.message}
    return rx.el.section(
        rx.el.div(
            rx.el.h2(said.heading),
            rx.el.p(said.notice.format(place=PLACE, host=host), class_name="lead"),
            _actions(giscus),
            _status(),
            rx.el.div(class_name="article-comments__frame"),
            class_name="wrap",
        ),
        class_name="article-comments",
        custom_attrs={"data-comments": json.dumps(loaded)},
        **NOT_SEARCHED,
    )


def _actions(giscus: Giscus) -> rx.Component:
    said = words().comments
    show = rx.el.button(said.show, type="button", class_name="button article-comments__show")
    return button_row(
        show, button(said.discuss.format(place=PLACE), giscus.discussions, secondary=True)
    )


def _status() -> rx.Component:
    said = words().comments
    messages = {"data-loading": said.loading, "data-failed": said.failed}
    return rx.el.p(role="status", class_name="article-comments__status", custom_attrs=messages)
