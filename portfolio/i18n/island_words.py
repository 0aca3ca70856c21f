"""The words of islands; each group is a prop of its island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portfolio.i18n.word import WordGroup, word


class DevicesWords(WordGroup):
    """Words of the slider of three devices."""

    mobile: str = word("Phone", "Name of the smallest device.")
    tablet: str = word("Tablet", "Name of the device between the smallest and the largest.")
    desktop: str = word("Desktop", "Name of the largest device.")
    choose: str = word("Choose a device", "Name of the choice of a device, for screen readers.")
    previous: str = word("Previous device", "Name of the arrow to the left.")
    next: str = word("Next device", "Name of the arrow to the right, which shows the next device.")


class PlaygroundWords(WordGroup):
    """Words of the playground; the name of the mascot's button is the verb of home.yaml."""

    replaced: ClassVar[Mapping[str, str]] = {
        "tap": "it is `tap` below `verbs` in content/home.yaml now"
    }

    name: str = word("Playground", "Name of the playground, for screen readers.")
    help: str = word(
        "Arrow keys choose a sticker. Enter picks it up and, after a nudge with the arrows, "
        "throws it. Escape drops it.",
        "Instructions for the keyboard, for screen readers.",
    )
    controls: str = word("Playground controls", "Name of the group of the playground's buttons.")
    pause: str = word("Pause", "Button that pauses the playground.")
    play: str = word("Play", "Button that continues a paused playground.")
    shake: str = word("Shake", "Button that pushes all stickers.")
    reset: str = word("Reset", "Button that starts the playground again.")
    selected: str = word("{sticker}, {index} of {count}", "Message that a sticker was chosen.")
    picked_up: str = word("{sticker} picked up", "Message that a sticker was picked up.")
    dropped: str = word("{sticker} dropped", "Message that a sticker was dropped.")
    put_down: str = word("{sticker} put down", "Message that a sticker was put down where it was.")
    thrown_right: str = word("{sticker} thrown to the right", "Message that a sticker was thrown.")
    thrown_left: str = word("{sticker} thrown to the left", "Message that a sticker was thrown.")
    thrown_down: str = word("{sticker} thrown downwards", "Message that a sticker was thrown.")
    thrown_up: str = word("{sticker} thrown upwards", "Message that a sticker was thrown.")
