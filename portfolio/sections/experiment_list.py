"""The experiments as cards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

import reflex as rx

from portfolio.components.chip_list import chip_list
from portfolio.components.inline_script import module_script
from portfolio.components.link import new_tab
from portfolio.components.media.icon import icon
from portfolio.components.media.picture import picture
from portfolio.components.media.sticker import sticker
from portfolio.components.visually_hidden import visually_hidden
from portfolio.i18n.current import current_locale, words
from portfolio.models.experiment import Experiment
from portfolio.sections.experiment_filter import experiment_filter, filter_tags, tag_indices

CardWidth = Literal["wide", "half", "third"]
"""A whole row, one of two in a row, or one of three: classes of ``experiment_list.css``."""

PREVIEW_SIZES: dict[CardWidth, str] = {
    "wide": "(max-width: 680px) calc(90vw - 28px), min(58vw, 790px)",
    "half": "(max-width: 680px) calc(90vw - 28px), min(44vw, 600px)",
    "third": "(max-width: 680px) calc(90vw - 28px), (max-width: 1000px) 44vw, min(30vw, 400px)",
}
"""CSS ``sizes`` of a preview, by the width of its card."""

ARROW = "M7 4h9v9M16 4 4 16"
"""Path of an arrow from the lower left to the upper right, in a box of 20."""


def experiment_list(experiments: tuple[Experiment, ...]) -> rx.Component:
    """Returns the cards; each is one link that opens in a new tab, as is the one to its picture.

    The newest has a row to itself if it has a preview, and so has every card that asks for it.
    Where the cards are many, they can be filtered by tag.
    """
    wide = [it.wide or (index == 0 and bool(it.preview)) for index, it in enumerate(experiments)]
    widths = card_widths(wide)
    tags = filter_tags(experiments)
    items = (
        rx.el.li(
            _card(it, width, is_first=index == 0),
            *_full_picture(it),
            class_name=f"experiment-list__{width}",
            custom_attrs={"data-tags": tag_indices(it, tags)} if tags else {},
        )
        for index, (it, width) in enumerate(zip(experiments, widths, strict=True))
    )
    cards = rx.el.ul(*items, class_name="experiment-list")
    script = [module_script("experiment_loop.js")] if any(it.loop for it in experiments) else []
    chips = [experiment_filter(tags, len(experiments))] if tags else []
    return rx.el.div(*chips, cards, *script, class_name="experiments-page wrap")


def card_widths(wide: Iterable[bool]) -> tuple[CardWidth, ...]:
    """Returns widths with which every row is full: large cards first, then smaller ones.

    Between cards that have a row to themselves come halves, then thirds. Where thirds leave
    places free, there are more halves instead. A card that is alone has the row to itself.

    Args:
        wide: For each card in order, whether it has a row to itself.
    """
    widths: list[CardWidth] = []
    for is_wide, cards in groupby(wide):
        count = len(list(cards))
        rows: list[CardWidth] = ["wide"] * count
        widths += rows if is_wide else _halves_and_thirds(count)
    return tuple(widths)


def _halves_and_thirds(count: int) -> list[CardWidth]:
    """Returns the widths of cards that fill their rows together."""
    if count == 1:
        return ["wide"]
    pairs = next(it for it in (1, 2, 3, 0) if count >= 2 * it and (count - 2 * it) % 3 == 0)
    halves: list[CardWidth] = ["half"] * (2 * pairs)
    thirds: list[CardWidth] = ["third"] * (count - 2 * pairs)
    return halves + thirds


def _full_picture(experiment: Experiment) -> list[rx.Component]:
    """Returns a link to the larger picture, if there is one; a link cannot stand in the card's."""
    if not experiment.full:
        return []
    label = words().experiments
    about = visually_hidden(f" {label.full_picture_of.format(title=experiment.title)}")
    props = {"href": experiment.full, "class_name": "experiment-list__full"}
    return [new_tab(label.full_picture, about, **props)]


def _card(experiment: Experiment, width: CardWidth, *, is_first: bool) -> rx.Component:
    colour, has_pastel = experiment.background_color, experiment.has_pastel
    names = [
        "experiment-card",
        "" if experiment.preview else "experiment-card--sticker",
        "" if has_pastel else "experiment-card--own",
    ]
    return new_tab(
        sticker(experiment.thumb),
        *_preview(experiment, width, is_first=is_first),
        rx.el.div(
            _meta(experiment),
            rx.el.h2(icon(experiment.icon), experiment.title),
            rx.el.p(experiment.description),
            chip_list(experiment.tags),
            class_name="experiment-card__words",
        ),
        href=experiment.url,
        class_name=" ".join(filter(None, names)),
        custom_attrs={"style": {"--card": f"var(--pastel-{colour})" if has_pastel else colour}},
    )


def _preview(experiment: Experiment, width: CardWidth, *, is_first: bool) -> list[rx.Component]:
    if not experiment.preview:
        return []
    shown = picture(experiment.preview, PREVIEW_SIZES[width], eager=is_first)
    loop = [_loop(experiment.loop)] if experiment.loop else []
    return [rx.el.div(shown, *loop, class_name="experiment-card__preview")]


def _loop(address: str) -> rx.Component:
    """Returns a film that screen readers skip and that is not fetched before it plays."""
    quiet = {"muted": True, "playsInline": True, "disablePictureInPicture": True}
    return rx.el.video(
        src=address,
        aria_hidden="true",
        custom_attrs={"loop": True, "preload": "none", **quiet},
    )


def _meta(experiment: Experiment) -> rx.Component:
    """Returns the date and the mark of a new tab, of which the link itself tells screen readers."""
    day = current_locale().date(experiment.date)
    arrow = rx.el.svg(rx.el.path(d=ARROW), view_box="0 0 20 20")
    return rx.el.div(
        rx.el.time(day, date_time=experiment.date.isoformat()),
        rx.el.span(
            words().experiments.new_tab,
            arrow,
            class_name="experiment-card__new-tab",
            aria_hidden="true",
        ),
        class_name="experiment-card__meta",
    )
