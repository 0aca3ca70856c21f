"""Completes what a translation says with what its original says."""

from __future__ import annotations

from typing import Any


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
