"""Chips above the experiments that leave those with one tag; the stylesheet does it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import reflex as rx

from portfolio.components.visually_hidden import visually_hidden
from portfolio.i18n.current import words
from portfolio.models.experiment import Experiment

MOST_TAGS = 12
"""Largest number of tags to pick from; ``experiment_filter.css`` has a selector for each."""

UNFILTERED = 8
"""Largest number of experiments that are shown without a filter."""


def filter_tags(experiments: tuple[Experiment, ...]) -> tuple[tuple[str, int], ...]:
    """Returns the tags to filter by and how many experiments have each, the most frequent first.

    There are none where the experiments are few.
    """
    if len(experiments) <= UNFILTERED:
        return ()
    counts = Counter(tag for it in experiments for tag in dict.fromkeys(it.tags))
    return tuple(counts.most_common(MOST_TAGS))


def tag_indices(experiment: Experiment, tags: Iterable[tuple[str, int]]) -> str:
    """Returns which of the tags an experiment has, as the stylesheet compares them."""
    return " ".join(str(it) for it, (tag, _) in enumerate(tags) if tag in experiment.tags)


def experiment_filter(tags: tuple[tuple[str, int], ...], total: int) -> rx.Component:
    """Returns one group of radio buttons; all experiments are shown at first.

    Args:
        tags: Each with its number of experiments.
        total: Number of experiments.
    """
    label = words().experiments
    chips = (_chip(tag, count, str(it)) for it, (tag, count) in enumerate(tags))
    return rx.el.fieldset(
        rx.el.legend(visually_hidden(label.filter)),
        _chip(label.all, total, "", checked=True),
        *chips,
        class_name="experiment-filter",
    )


def _chip(name: str, count: int, value: str, *, checked: bool = False) -> rx.Component:
    attributes = {"defaultChecked": True} if checked else {}
    button = rx.el.input(type="radio", name="tag", value=value, custom_attrs=attributes)
    return rx.el.label(button, name, rx.el.span(f" {count}"), class_name="chip")
