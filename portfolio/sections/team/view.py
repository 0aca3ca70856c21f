"""Markup of the owner's part and that of others."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words_of
from portfolio.sections.section import section
from portfolio.sections.team.model import Team
from portfolio.sections.team.words import TeamWords


@section
def team(section: Team) -> rx.Component:
    """Returns the owner's part, large on the client's ground, beside the parts of others."""
    label = words_of(TeamWords)
    own = rx.el.ul(*(rx.el.li(part, class_name="client-face") for part in section.mine))
    others = (rx.el.div(rx.el.dt(other.who), rx.el.dd(other.what)) for other in section.theirs)
    theirs = rx.el.h3(label.theirs, class_name="muted")
    parts = rx.el.div(
        rx.el.div(rx.el.h3(label.mine), own, class_name="team__mine"),
        rx.el.div(theirs, rx.el.dl(*others), class_name="team__theirs"),
        class_name="team__parts columns",
    )
    content = rx.el.div(section_head(section.title), parts, class_name="wrap")
    return page_section(section, content, class_name="team")
