"""Replaces the words of content by those of an owner."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from annotated_types import MaxLen

from portfolio.content.model_fields import TypedValue, typed_values
from portfolio.models.field_types import FieldRole
from tests.nightly.owners.voices import Voice
from tests.support.hostile import is_words

VERBS = ("{tap}", "{stir}", "{trip}")
PLACEHOLDER = "example.com"
EMOJI = "🍄"
CHANCE = 0.05
"""Of an emoji after a text."""


def reworded(data: Any, annotation: Any, voice: Voice, random: Random, routes: list[str]) -> Any:
    """Returns data with other words, and with links to other pages of the site.

    Args:
        data: Of a content file.
        annotation: Its type.
        voice: Whose words.
        random: Chooses words and pages.
        routes: Pages that the site has.
    """
    data = deepcopy(data)
    for item in [*typed_values(data, annotation)]:
        *above, key = item.loc or (None,)
        if key is None or not isinstance(item.value, str) or _is_own(item.value, voice):
            continue
        holder = data
        for step in above:
            holder = holder[step]
        if FieldRole.LINK in item.metadata and item.value.startswith(("/projects/", "#")):
            holder[key] = random.choice(routes)
        elif PLACEHOLDER in item.value:
            holder[key] = item.value.replace(PLACEHOLDER, "owner.dev")
        elif is_words(item) or FieldRole.LETTERING in item.metadata:
            holder[key] = _words_for(item, voice, random)
    return data


def _is_own(text: str, voice: Voice) -> bool:
    """Returns whether a text is the owner's name or the title of a case study."""
    return text in (voice.name, *voice.titles)


def sentence(voice: Voice, random: Random, count: int) -> str:
    """Returns some words; now and then the last one is an emoji."""
    words = [random.choice(voice.words) for _ in range(count)]
    if random.random() < CHANCE:
        words.append(EMOJI)
    return " ".join(words)


def _words_for(item: TypedValue, voice: Voice, random: Random) -> str:
    """Returns about as many words as a text had, and no more letters than its type allows."""
    kept = [verb for verb in VERBS if verb in item.value]
    paragraphs = [
        sentence(voice, random, len(paragraph.split())) for paragraph in item.value.split("\n\n")
    ]
    longest = min((it.max_length for it in item.metadata if isinstance(it, MaxLen)), default=None)
    return " ".join(["\n\n".join(paragraphs)[:longest].strip(), *kept])
