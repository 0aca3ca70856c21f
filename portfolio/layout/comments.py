"""The comments below an article, which load when they are asked for."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import reflex as rx

from portfolio.components.button import button, button_row
from portfolio.i18n.current import current_locale, words
from portfolio.models.service import CommentsService
from portfolio.models.site import Site


def comments(site: Site) -> rx.Component:
    """Returns a section with a button that shows the comments; nothing on a site without any.

    Without JavaScript there is a link to them and no button.
    """
    if not site.comments.chosen:
        return rx.fragment()
    service: CommentsService = site.comments.chosen[0]
    said = words().comments
    script = service.script(current_locale().language)
    host = urlsplit(script["src"]).hostname or ""
    loaded = {"script": script, "message": service.message, "parameter": service.session_parameter}
    return rx.el.section(
        rx.el.div(
            rx.el.h2(said.heading),
            rx.el.p(said.notice.format(place=service.place, host=host), class_name="lead"),
            _actions(service),
            _status(),
            rx.el.div(class_name="article-comments__frame"),
            class_name="wrap",
        ),
        class_name="article-comments",
        custom_attrs={"data-comments": json.dumps(loaded)},
    )


def _actions(service: CommentsService) -> rx.Component:
    said = words().comments
    show = rx.el.button(said.show, type="button", class_name="button article-comments__show")
    return button_row(
        show, button(said.discuss.format(place=service.place), service.fallback_url, secondary=True)
    )


def _status() -> rx.Component:
    said = words().comments
    messages = {"data-loading": said.loading, "data-failed": said.failed}
    return rx.el.p(role="status", class_name="article-comments__status", custom_attrs=messages)
