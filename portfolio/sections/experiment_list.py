"""The experiments as cards, and chips that leave those with one tag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.link import new_tab, visually_hidden
from portfolio.components.media.icon import icon
from portfolio.components.media.picture import picture, sticker
from portfolio.components.small_parts import NOT_SEARCHED, chip_list, draft_note, unbroken
from portfolio.i18n.current import current_locale, words
from portfolio.models.experiment import Experiment
from portfolio.sections.tag_filter import CountedTags, offered_tags, tag_attribute, tag_filter

PREVIEW_SIZES = {
    "wide": "(max-width: 930px) calc(90vw - 28px), min(58vw, 790px)",
    "half": "(max-width: 680px) calc(90vw - 28px), min(44vw, 600px)",
    "third": "(max-width: 1000px) calc(90vw - 28px), min(30vw, 400px)",
}
"""CSS ``sizes`` of a preview, by the width of its card: a whole row, one of two in a row, or one of
three, as classes of ``experiment_list.css`` say. Where two thirds fill a row, the last may have one
to itself."""

ARROW_PATH = "M7 4h9v9M16 4 4 16"
"""Path of an arrow from the lower left to the upper right, in a box of 20."""

LOOP_ATTRIBUTES = dict.fromkeys(("loop", "muted", "playsInline"), True)


def experiment_list(experiments: tuple[Experiment, ...]) -> rx.Component:
    """Returns the cards; each is one link that opens in a new tab, as is the one to its picture.

    The newest has a row to itself if it has a preview, and so has every card that asks for it.
    Where the cards are many, they can be filtered by tag.
    """
    wide = [experiment.wide for experiment in experiments]
    if experiments and experiments[0].preview:
        wide[0] = True
    widths = card_widths(wide)
    tags = filter_tags(experiments)
    items = (
        rx.el.li(
            _card(experiment, widths[index], is_first=index == 0),
            *_full_picture(experiment),
            class_name=f"experiment-list__{widths[index]}",
            custom_attrs=tag_attribute(experiment.tags, tags),
        )
        for index, experiment in enumerate(experiments)
    )
    has_loops = any(experiment.loop for experiment in experiments)
    return rx.el.div(
        *([tag_filter(tags, len(experiments))] if tags else []),
        rx.el.ul(*items, class_name="experiment-list", **NOT_SEARCHED),
        *([module_script("experiment_loop.js")] if has_loops else []),
        class_name="experiments-page wrap",
    )


def card_widths(wide: Iterable[bool]) -> tuple[str, ...]:
    """Returns widths with which every row is full: large cards first, then smaller ones.

    Between cards that have a row to themselves come halves, then thirds. Where thirds leave
    places free, there are more halves instead. A card that is alone has the row to itself.

    Args:
        wide: For each card in order, whether it has a row to itself.
    """
    widths: list[str] = []
    for is_wide, cards in groupby(wide):
        count = len(list(cards))
        widths += ["wide"] * count if is_wide else _halves_and_thirds(count)
    return tuple(widths)


def _halves_and_thirds(count: int) -> list[str]:
    if count == 1:
        return ["wide"]
    pairs = next(it for it in (1, 2, 3, 0) if count >= 2 * it and (count - 2 * it) % 3 == 0)
    return ["half"] * (2 * pairs) + ["third"] * (count - 2 * pairs)


def _full_picture(experiment: Experiment) -> list[rx.Component]:
    """Returns a link to the larger picture, if there is one; a link cannot stand in the card's."""
    if not experiment.full:
        return []
    label = words().experiments
    about = visually_hidden(f" {label.full_picture_of.format(title=experiment.title)}")
    name = "experiment-list__full"
    return [new_tab(label.full_picture, about, href=experiment.full, class_name=name)]


def _card(experiment: Experiment, width: str, *, is_first: bool) -> rx.Component:
    color, has_pastel = experiment.background_color, experiment.has_pastel
    name = "experiment-card vinyl"
    name += "" if experiment.preview else " experiment-card--sticker"
    name += "" if has_pastel else " experiment-card--own"
    return new_tab(
        *_preview(experiment, width, is_first=is_first),
        rx.el.div(
            _date(experiment),
            rx.el.h2(experiment.title),
            rx.el.p(*unbroken(experiment.description)),
            chip_list(experiment.tags),
            *([draft_note()] if experiment.draft else []),
            _invitation(),
            class_name="experiment-card__words",
        ),
        href=experiment.url,
        class_name=name,
        custom_attrs={"style": {"--card": f"var(--pastel-{color})" if has_pastel else color}},
    )


def _preview(experiment: Experiment, width: str, *, is_first: bool) -> list[rx.Component]:
    """Returns the picture and its loop; without one, the sticker alone."""
    if not experiment.preview:
        return [sticker(experiment.thumb)]
    shown = picture(experiment.preview, PREVIEW_SIZES[width], eager=is_first)
    if not experiment.loop:
        return [rx.el.div(shown, class_name="experiment-card__preview")]
    # Screen readers skip the video, and it is not fetched before it plays.
    attributes = {**LOOP_ATTRIBUTES, "preload": "none"}
    loop = rx.el.video(src=experiment.loop, aria_hidden="true", custom_attrs=attributes)
    return [rx.el.div(shown, loop, class_name="experiment-card__preview")]


def _date(experiment: Experiment) -> rx.Component:
    """Returns the icon and the date; the icon stands here, so that all titles begin alike."""
    day = current_locale().date(experiment.date)
    return rx.el.div(
        icon(experiment.icon),
        rx.el.time(day, date_time=experiment.date.isoformat()),
        class_name="experiment-card__meta",
    )


def _invitation() -> rx.Component:
    """Returns what a press does, and where; the link itself tells screen readers of the tab."""
    said = words().experiments
    arrow = rx.el.svg(rx.el.path(d=ARROW_PATH), view_box="0 0 20 20", class_name="line-icon")
    return rx.el.div(
        rx.el.b(said.play),
        rx.el.span(said.new_tab, arrow, class_name="experiment-card__new-tab"),
        class_name="experiment-card__invitation",
        aria_hidden="true",
    )


def filter_tags(experiments: tuple[Experiment, ...]) -> CountedTags:
    """Returns the tags to filter by and how many experiments have each; none of a few."""
    counts = Counter(tag for experiment in experiments for tag in dict.fromkeys(experiment.tags))
    return offered_tags(counts.most_common(), len(experiments))
