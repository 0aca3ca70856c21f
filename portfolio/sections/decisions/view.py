"""Markup of decisions as cards."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import visually_hidden
from portfolio.components.media.icon import icon
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words_of
from portfolio.sections.decisions.model import Decision, Decisions
from portfolio.sections.decisions.words import DecisionsWords
from portfolio.sections.section import section

PASTELS = ("butter", "pink", "lilac", "mint")
"""Background colours of the cards of decisions, in order."""


@section
def decisions(section: Decisions) -> rx.Component:
    """Returns the decisions as cards; the option that was taken is marked, also for listeners."""
    cards = (_card(card, pastel) for card, pastel in zip(section.cards, PASTELS, strict=False))
    head = section_head(section.title, section.lead)
    content = rx.el.div(head, rx.el.ul(*cards, class_name="decisions__cards"), class_name="wrap")
    return page_section(section, content, class_name="decisions")


def _card(card: Decision, pastel: str) -> rx.Component:
    label = words_of(DecisionsWords)
    why = ((label.reason, card.reason), (label.tradeoff, card.tradeoff))
    return rx.el.li(
        rx.el.h3(card.question),
        rx.el.ul(*(_option(option, is_chosen=option == card.chosen) for option in card.options)),
        rx.el.dl(*(rx.el.div(rx.el.dt(name), rx.el.dd(text)) for name, text in why)),
        class_name="decision vinyl",
        custom_attrs={"style": {"--card": f"var(--pastel-{pastel})"}},
    )


def _option(option: str, *, is_chosen: bool) -> rx.Component:
    if not is_chosen:
        return rx.el.li(rx.el.span(class_name="decision__circle"), rx.el.span(option))
    return rx.el.li(
        rx.el.span(icon("check"), class_name="decision__tick icon-button icon-button--accent"),
        rx.el.span(option, visually_hidden(f" {words_of(DecisionsWords).chosen}")),
        class_name="decision__chosen",
    )
