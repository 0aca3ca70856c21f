"""The team of a case: who did what."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words
from portfolio.models.sections import Team


def team(section: Team) -> rx.Component:
    """Returns the owner's part, large on the client's ground, beside the parts of others."""
    label = words().team
    mine = rx.el.div(
        rx.el.h3(label.mine),
        rx.el.ul(*(rx.el.li(part, class_name="client-face") for part in section.mine)),
        class_name="team__mine",
    )
    theirs = rx.el.div(
        rx.el.h3(label.theirs),
        rx.el.dl(
            *(rx.el.div(rx.el.dt(it.who), rx.el.dd(it.what)) for it in section.theirs),
        ),
        class_name="team__theirs",
    )
    return page_section(
        section,
        rx.el.div(
            section_head(section.title),
            rx.el.div(mine, theirs, class_name="team__parts columns"),
            class_name="wrap",
        ),
        ground="grey",
        class_name="team",
    )
