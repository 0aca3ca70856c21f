"""Short entries: awards as cells; certificates, publications and references in two columns."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link, visually_hidden
from portfolio.components.media.picture import sticker
from portfolio.i18n.current import current_locale, words
from portfolio.models.resume import Award, Resume
from portfolio.resume.items import Item, entries, items
from portfolio.sections.resume.resume_part import detail, linked, quotation, resume_part

PASTELS = ("butter", "sky", "lilac", "mint")
"""Background colours of the cells, in rotation."""


def accomplishments(resume: Resume, stickers: tuple[str, ...] = ()) -> rx.Component:
    """Returns the awards as cells.

    Args:
        resume: Document with the awards.
        stickers: Addresses of drawings for awards without an illustration, in rotation; there may
            be none.
    """
    cells = []
    for index, (award, item) in enumerate(entries(resume, "awards", current_locale())):
        spare = stickers[index % len(stickers)] if stickers else None
        cells.append(_cell(award, item, PASTELS[index % len(PASTELS)], award.illustration or spare))
    return resume_part("awards", rx.el.ul(*cells, class_name="awards"))


def _cell(award: Award, item: Item, pastel: str, illustration: str | None) -> rx.Component:
    label = words().resume
    about = visually_hidden(f" {label.read_more_about.format(title=item.title)}")
    received = ", ".join(filter(None, (item.detail, item.period)))
    return rx.el.li(
        *([sticker(illustration)] if illustration else []),
        *([rx.el.h3(item.title)] if item.title else []),
        *([rx.el.p(item.text)] if item.text else []),
        *([rx.el.p(received, class_name="muted")] if received else []),
        *([link(label.read_more, about, href=award.url)] if award.url else []),
        class_name="vinyl" if illustration else "vinyl awards__plain",
        custom_attrs={"style": {"--card": f"var(--pastel-{pastel})"}},
    )


def records(resume: Resume, part: str) -> rx.Component:
    """Returns the certificates or the publications, each with its date."""
    shown = (_record(item) for item in items(resume, part, current_locale()))
    return resume_part(part, rx.el.ul(*shown, class_name="records"))


def references(resume: Resume) -> rx.Component:
    """Returns what others say about the owner, each with a name."""
    quotes = (
        rx.el.figure(
            *quotation(item),
            *([rx.el.figcaption(item.title)] if item.title else []),
            class_name="record",
        )
        for item in items(resume, "references", current_locale())
    )
    return resume_part("references", rx.el.div(*quotes, class_name="records"))


def _record(item: Item) -> rx.Component:
    return rx.el.li(
        *([rx.el.p(item.period, class_name="record__date")] if item.period else []),
        *([rx.el.h3(linked(item.title, item.href))] if item.title else []),
        *detail(item, "record__detail"),
        *([rx.el.p(item.text)] if item.text else []),
        class_name="record",
    )
