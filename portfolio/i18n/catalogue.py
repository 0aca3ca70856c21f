"""Reads the catalogues: one JSON file a language beside this module, English in the models.

What a site's own ``words/`` say completes them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

CATALOGUES_FOLDER = Path(__file__).with_name("locales")

LANGUAGES = ("en", *sorted(file.stem for file in CATALOGUES_FOLDER.glob("*.json")))
"""Languages that have a catalogue."""


def with_catalogue(language: str, own: object, files: Mapping[str, object]) -> Any:
    """Returns the owner's words completed with those of the catalogue, not yet validated.

    Args:
        language: A BCP 47 tag. A region uses the catalogue of its language (``sv-SE`` that of
            ``sv``), and a language without a catalogue the English one.
        own: Value of ``words`` in ``site.yaml``; it may be wrong, and then stays as it is.
        files: What the files of the site's ``words/`` say, by their languages.
    """
    said = merge(catalogue(language), files.get(catalogue_name(language), {}))
    return merge(said, own)


def catalogue_name(language: str) -> str:
    """Returns the name of a language's catalogue: its tag without a region, e.g. ``sv``."""
    return language.partition("-")[0].lower()


@cache
def catalogue(language: str) -> dict[str, Any]:
    """Returns the data of a language's catalogue; nothing for English, whose words are defaults."""
    name = catalogue_name(language)
    file = CATALOGUES_FOLDER / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if name in LANGUAGES[1:] else {}


def merge(original: Any, translation: Any) -> Any:
    """Returns the original with what the translation says instead.

    Mappings are completed key by key, and lists of mappings item by item in their order: ``{}``
    keeps an item. All other values, also lists of texts, take the place of the original's.
    """
    if isinstance(original, dict) and isinstance(translation, dict):
        if translation.get("kind", original.get("kind")) != original.get("kind"):
            return translation
        shared = original.keys() & translation.keys()
        return {
            **original,
            **translation,
            **{key: merge(original[key], translation[key]) for key in shared},
        }
    if _is_list_of_mappings(original) and _is_list_of_mappings(translation):
        pairs = zip(original, translation, strict=False)
        rest = max(original, translation, key=len)[min(len(original), len(translation)) :]
        return [*(merge(*pair) for pair in pairs), *rest]
    return translation


def _is_list_of_mappings(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) for it in value)
