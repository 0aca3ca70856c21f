"""Chips above a list that leave the items with one tag, without a script."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import reflex as rx

from portfolio.components.link import visually_hidden
from portfolio.i18n.current import words

MAX_TAGS = 12
"""Largest number of tags to pick from; the stylesheet has a selector for each."""

MAX_UNFILTERED = 8
"""Largest number of items that are shown without a filter."""

FILTER_CLASS = "experiment-filter"
"""Class of the row of chips, of experiments as of articles."""

CountedTags = Sequence[tuple[str, int]]
"""Tags, each with the number of items that have it."""


def offered_tags(tags: CountedTags, items: int) -> CountedTags:
    """Returns the tags to filter by; none where the items are few.

    Args:
        tags: All tags, the most frequent first.
        items: The number of items.
    """
    return () if items <= MAX_UNFILTERED else tuple(tags[:MAX_TAGS])


def tag_attribute(tags: Collection[str], offered: CountedTags) -> dict[str, Any]:
    """Returns the attribute that says which of the offered tags an item has.

    Args:
        tags: Tags of the item.
        offered: Tags to filter by; without any an item says nothing.
    """
    indices = (str(index) for index, (tag, _) in enumerate(offered) if tag in tags)
    return {"data-tags": " ".join(indices)} if offered else {}


def tag_filter(tags: CountedTags, total: int) -> rx.Component:
    """Returns a radio button for each tag and one for all, which is checked at first.

    The stylesheet alone hides the items without the tag.

    Args:
        tags: Tags to filter by.
        total: The number of items.
    """
    label = words().experiments
    chips = (_chip(tag, count, str(index)) for index, (tag, count) in enumerate(tags))
    return rx.el.fieldset(
        rx.el.legend(visually_hidden(label.filter)),
        _chip(label.all, total, "", checked=True),
        *chips,
        class_name=FILTER_CLASS,
    )


def _chip(name: str, count: int, value: str, *, checked: bool = False) -> rx.Component:
    attributes = {"defaultChecked": True} if checked else {}
    button = rx.el.input(type="radio", name="tag", value=value, custom_attrs=attributes)
    return rx.el.label(button, *counted(name, count), class_name="chip")


def counted(name: str, count: int) -> tuple[str, rx.Component]:
    """Returns the words of a chip: a tag, and how many items have it."""
    return name, rx.el.span(f" {count}")
