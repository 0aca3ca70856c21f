"""The owner's awards."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link, visually_hidden
from portfolio.components.media.picture import sticker
from portfolio.i18n.current import current_locale, words
from portfolio.models.resume import Award, Resume
from portfolio.resume.items import Item, entries
from portfolio.sections.resume.resume_part import resume_part

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
        class_name=None if illustration else "awards__plain",
        custom_attrs={"style": {"--card": f"var(--pastel-{pastel})"}},
    )
