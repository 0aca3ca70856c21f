"""Front matters of other programs: what they call otherwise gets the name that it has here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from portfolio.content.document import Document, Loc
from portfolio.models.article import LISTS, OTHER_NAMES

Place = TypeVar("Place")


def with_our_keys(document: Document) -> Document:
    """Returns the front matter of an article with the keys of this site, each at its place.

    Of two keys that mean the same the first one of ``OTHER_NAMES`` counts; the other stays unknown.
    """
    said = document.data
    if not isinstance(said, dict):
        return document
    ours: dict[Any, str] = {}
    for key, meant in OTHER_NAMES.items():
        if key in said and meant not in said and meant not in ours.values():
            ours[key] = meant
    if isinstance(said.get("published"), bool) and "draft" not in said:
        ours["published"] = "draft"

    def moved(places: dict[Loc, Place]) -> dict[Loc, Place]:
        return {(ours.get(loc[0], loc[0]), *loc[1:]): it for loc, it in places.items() if loc}

    data = {ours.get(key, key): value for key, value in said.items()}
    data |= {key: _listed(data[key]) for key in LISTS if key in data}
    if isinstance(data.get("cover"), str):
        data["cover"] = {"src": data["cover"], "alt": ""}
    if "published" in ours:
        data["draft"] = not said["published"]
    return replace(
        document,
        data=data,
        key_positions=moved(document.key_positions),
        value_positions=moved(document.value_positions),
        written=moved(document.written),
    )


def _listed(value: Any) -> Any:
    """Returns a list of what a text says with commas; nothing is an empty list."""
    if isinstance(value, str):
        return [it.strip() for it in value.split(",") if it.strip()]
    return [] if value is None else value
