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
    day = current_locale().date(experiment.date)
    colour, has_pastel = experiment.background_color, experiment.has_pastel
    return new_tab(
        sticker(experiment.thumb),
        rx.el.time(day, date_time=experiment.date.isoformat()),
        rx.el.h2(icon(experiment.icon), experiment.title),
        rx.el.p(experiment.description),
        chip_list(experiment.tags),
        href=experiment.url,
        class_name="experiment-card" if has_pastel else "experiment-card experiment-card--own",
        custom_attrs={"style": {"--card": f"var(--pastel-{colour})" if has_pastel else colour}},
    )
