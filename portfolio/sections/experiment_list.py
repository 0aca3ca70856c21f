"""The experiments as cards."""

from __future__ import annotations

import reflex as rx

from portfolio.components.chip_list import chip_list
from portfolio.components.link import new_tab
from portfolio.components.media.icon import icon
from portfolio.components.media.sticker import sticker
from portfolio.components.visually_hidden import visually_hidden
from portfolio.i18n.current import current_locale, words
from portfolio.models.experiment import Experiment

PASTELS = {
    "#e6ddff": "lilac",
    "#ffdaec": "pink",
    "#ffe1c2": "apricot",
    "#fff0b0": "butter",
    "#d2f4da": "mint",
    "#d0ecff": "sky",
}
"""Names of the pastels in tokens.css, which have a dark value too, by their light value."""


def experiment_list(experiments: tuple[Experiment, ...]) -> rx.Component:
    """Returns the cards; each is one link that opens in a new tab, as is the one to its picture."""
    items = (rx.el.li(_card(it), *_full_picture(it)) for it in experiments)
    cards = rx.el.ul(*items, class_name="experiment-list")
    return rx.el.div(cards, class_name="experiments-page wrap")


def _full_picture(experiment: Experiment) -> list[rx.Component]:
    """Returns a link to the larger picture, if there is one; a link cannot stand in the card's."""
    if not experiment.full:
        return []
    label = words().experiments
    about = visually_hidden(f" {label.full_picture_of.format(title=experiment.title)}")
    props = {"href": experiment.full, "class_name": "experiment-list__full"}
    return [new_tab(label.full_picture, about, **props)]


def _card(experiment: Experiment) -> rx.Component:
    pastel = PASTELS.get(experiment.background_color)
    day = current_locale().date(experiment.date)
    colour = f"var(--pastel-{pastel})" if pastel else experiment.background_color
    return new_tab(
        sticker(experiment.thumb),
        rx.el.time(day, date_time=experiment.date.isoformat()),
        rx.el.h2(icon(experiment.icon), experiment.title),
        rx.el.p(experiment.description),
        chip_list(experiment.tags),
        href=experiment.url,
        class_name="experiment-card" if pastel else "experiment-card experiment-card--own",
        custom_attrs={"style": {"--card": colour}},
    )
