"""The words of a case: copy, summary, facts, team, decisions, quote and lessons."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import visually_hidden
from portfolio.components.markup import prose
from portfolio.components.media.icon import icon
from portfolio.components.media.picture import picture, sticker
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words
from portfolio.models.field_types import BLACK
from portfolio.models.sections import Copy, Decisions, Facts, Lessons, Quote, Summary, Team
from portfolio.models.sections.story import Decision
from portfolio.sections.section import section

PASTELS = ("butter", "pink", "lilac", "mint")
"""Background colours of the cards of decisions, in order."""


@section
def copy(section: Copy) -> rx.Component:
    """Returns a heading beside its paragraphs, or above them when centred."""
    style: dict[str, str] = {}
    if section.color != BLACK:
        style |= {"--text": section.color, "--text-2": section.color}
    for side in ("top", "bottom"):
        pixels = getattr(section, f"padding_{side}")
        if pixels is not None:
            style[f"padding{side.title()}"] = f"{pixels}px"
    content = rx.el.div(
        rx.el.h2(section.title),
        prose(section.html, class_name="prose"),
        class_name=f"copy copy--{section.align} wrap columns",
    )
    return page_section(section, content, style_vars=style)


@section
def summary(section: Summary) -> rx.Component:
    """Returns problem, work and outcome side by side; one below the other on narrow screens."""
    label = words().summary
    parts = (
        (label.problem, section.problem),
        (label.did, section.did),
        (label.outcome, section.outcome),
    )
    sentences = rx.el.ol(*(rx.el.li(rx.el.h3(name), rx.el.p(text)) for name, text in parts))
    heading = rx.el.h2(section.title or label.title)
    content = rx.el.div(heading, sentences, class_name="wrap columns")
    return page_section(section, content, class_name="summary")


@section
def facts(section: Facts) -> rx.Component:
    """Returns the facts that there are as labels with values, a quarter of the page each."""
    label = words().facts
    shown = (
        (label.role, section.role),
        (label.client, section.client),
        (label.team, section.team),
        (label.period, section.period),
        (label.built_with, ", ".join(section.built_with)),
    )
    pairs = (rx.el.div(rx.el.dt(name), rx.el.dd(fact)) for name, fact in shown if fact)
    table = rx.el.dl(*pairs, class_name="wrap")
    return page_section(section, table, class_name="facts", aria_label=label.facts)


@section
def team(section: Team) -> rx.Component:
    """Returns the owner's part, large on the client's ground, beside the parts of others."""
    label = words().team
    own = rx.el.ul(*(rx.el.li(part, class_name="client-face") for part in section.mine))
    others = (rx.el.div(rx.el.dt(other.who), rx.el.dd(other.what)) for other in section.theirs)
    parts = rx.el.div(
        rx.el.div(rx.el.h3(label.mine), own, class_name="team__mine"),
        rx.el.div(rx.el.h3(label.theirs), rx.el.dl(*others), class_name="team__theirs"),
        class_name="team__parts columns",
    )
    content = rx.el.div(section_head(section.title), parts, class_name="wrap")
    return page_section(section, content, ground="grey", class_name="team")


@section
def decisions(section: Decisions) -> rx.Component:
    """Returns the decisions as cards; the option that was taken is marked, also for listeners."""
    cards = (_card(card, pastel) for card, pastel in zip(section.cards, PASTELS, strict=False))
    head = section_head(section.title, section.lead)
    content = rx.el.div(head, rx.el.ul(*cards, class_name="decisions__cards"), class_name="wrap")
    return page_section(section, content, ground="paper", class_name="decisions")


def _card(card: Decision, pastel: str) -> rx.Component:
    label = words().decisions
    why = ((label.reason, card.reason), (label.tradeoff, card.tradeoff))
    return rx.el.li(
        rx.el.h3(card.question),
        rx.el.ul(*(_option(option, is_chosen=option == card.chosen) for option in card.options)),
        rx.el.dl(*(rx.el.div(rx.el.dt(name), rx.el.dd(text)) for name, text in why)),
        class_name="decision",
        custom_attrs={"style": {"--card": f"var(--pastel-{pastel})"}},
    )


def _option(option: str, *, is_chosen: bool) -> rx.Component:
    if not is_chosen:
        return rx.el.li(rx.el.span(class_name="decision__circle"), rx.el.span(option))
    return rx.el.li(
        rx.el.span(icon("check"), class_name="decision__tick icon-button icon-button--accent"),
        rx.el.span(option, visually_hidden(f" {words().decisions.chosen}")),
        class_name="decision__chosen",
    )


@section
def quote(section: Quote) -> rx.Component:
    """Returns the words in the client's face, above who said them."""
    portrait = [picture(section.portrait, "76px")] if section.portrait else []
    role = [rx.el.span(section.role, class_name="quote__role")] if section.role else []
    figure = rx.el.figure(
        rx.el.blockquote(rx.el.p(section.words), class_name="quote__words client-face"),
        rx.el.figcaption(
            *portrait, rx.el.div(rx.el.cite(section.name), *role), class_name="quote__name"
        ),
        class_name="quote wrap columns",
    )
    return page_section(section, figure, ground="night")


@section
def lessons(section: Lessons) -> rx.Component:
    """Returns the two sentences side by side, large, with a sticker at their end."""
    label = words().lessons
    both = ((label.keep, section.keep), (label.change, section.change))
    sentences = (rx.el.div(rx.el.h2(name), rx.el.p(text)) for name, text in both)
    content = rx.el.div(
        rx.el.div(*sentences, class_name="lessons__both"),
        *([sticker(section.sticker)] if section.sticker else []),
        class_name="wrap columns",
    )
    return page_section(section, content, class_name="lessons", aria_label=label.title)
