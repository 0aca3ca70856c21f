"""The words of islands that the site says as they do; each group is a prop of its island."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pydantic import create_model
from pydantic.alias_generators import to_snake

from portfolio.i18n.word import WordGroup, word
from portfolio.paths import ISLANDS


def _words_of(name: str, file: str, description: str) -> Any:
    """Returns the group of words of a JSON file beside an island.

    Args:
        name: Name of the class.
        file: The file; each of its keys has a ``text`` and a ``description``.
        description: Description of the group, for translators.
    """
    said = json.loads((ISLANDS / file).read_text())
    fields: dict[str, Any] = {
        to_snake(key): (str, word(entry["text"], entry["description"]))
        for key, entry in said.items()
    }
    return create_model(name, __base__=WordGroup, __doc__=description, **fields)


if TYPE_CHECKING:
    DevicesWords = ExtrasWords = PlaygroundWords = WordGroup
else:
    DevicesWords = _words_of(
        "DevicesWords", "devices/words.json", "Words of the slider of three devices."
    )
    PlaygroundWords = _words_of(
        "PlaygroundWords",
        "playground/words.json",
        "Words of the playground; the name of the mascot's button is the verb of home.yaml.",
    )
    ExtrasWords = _words_of(
        "ExtrasWords",
        "playground/extras_words.json",
        "Words of the menu of the playground, of what is behind it, and of the sheet to draw on.",
    )
