"""The words of islands; each group is a prop of its island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portfolio.i18n.word import WordGroup, word


class BeforeAfterWords(WordGroup):
    """Words of two pictures with labels of your own."""

    mixed: str = word(
        "{before}% {first}, {after}% {second}",
        "How much of each is shown, for screen readers; `first` and `second` are the labels.",
    )


class ComparisonWords(WordGroup):
    """Words of the comparison of two pictures."""

    light: str = word("Light", "The picture in light mode, and the button that shows it.")
    dark: str = word("Dark", "The picture in dark mode, and the button that shows it.")
    tip: str = word("Hover for Light/Dark mode", "Below the pictures.")
    slider: str = word(
        "{title}: how much is in light mode", "Name of the slider, for screen readers."
    )
    all_light: str = word("All light", "Its value at one end.")
    all_dark: str = word("All dark", "Its value at the other end.")
    mixed: str = word("{light}% light, {dark}% dark", "Its value between the two.")


class DemoWords(WordGroup):
    """Words of a page to play."""

    start: str = word("Try it here", "The button that starts it.")
    start_over: str = word("Start over", "The button that loads it again.")
    stop: str = word("Stop", "The button that brings the picture back.")
    open: str = word("Open by itself", "The link to the page.")
    loading: str = word("{name} is loading", "In the bar above it, until it has loaded.")
    running: str = word("{name}, running", "In the bar above it, while it runs.")
    stalled: str = word(
        "The page did not load in 10 seconds. Try again, or open it by itself.",
        "Above the picture.",
    )


class DevicesWords(WordGroup):
    """Words of the slider of three devices."""

    mobile: str = word("Phone", "The smallest device.")
    tablet: str = word("Tablet", "The one between.")
    desktop: str = word("Desktop", "The largest device.")
    choose: str = word("Choose a device", "Name of the choice, for screen readers.")
    previous: str = word("Previous device", "Name of the arrow to the left.")
    next: str = word("Next device", "Name of the arrow to the right.")


class IagLogoWords(WordGroup):
    """Words of the animated logo."""

    drawing: str = word(
        "IAG: the initials among roofs and rising water, seen from above",
        "Alternative text of the drawing.",
    )
    replay: str = word("Let it rain on the logo again", "Name of the button that replays it.")


class PlaygroundWords(WordGroup):
    """Words of the playground; the name of the mascot's button is the verb of home.yaml."""

    replaced: ClassVar[Mapping[str, str]] = {
        "tap": "it is `tap` below `verbs` in content/home.yaml now"
    }

    name: str = word("Playground", "Name of the playground, for screen readers.")
    help: str = word(
        "Arrow keys choose a sticker. Enter picks it up and, after a nudge with the arrows, "
        "throws it. Escape drops it.",
        "How the keyboard plays, for screen readers.",
    )
    controls: str = word("Playground controls", "Name of the group of buttons.")
    pause: str = word("Pause", "The button that pauses.")
    play: str = word("Play", "The button that continues.")
    shake: str = word("Shake", "The button that pushes all stickers.")
    reset: str = word("Reset", "The button that starts again.")
    selected: str = word("{sticker}, {index} of {count}", "A sticker was chosen.")
    picked_up: str = word("{sticker} picked up", "A sticker was picked up.")
    dropped: str = word("{sticker} dropped", "It was dropped.")
    put_down: str = word("{sticker} put down", "It was put down where it was.")
    thrown_right: str = word("{sticker} thrown to the right", "It was thrown.")
    thrown_left: str = word("{sticker} thrown to the left", "It was thrown.")
    thrown_down: str = word("{sticker} thrown downwards", "It was thrown.")
    thrown_up: str = word("{sticker} thrown upwards", "It was thrown.")


class VideoWords(WordGroup):
    """Words of a video."""

    play: str = word("Play video: {title}", "Name of the button, for screen readers.")
    pause: str = word("Pause video: {title}", "Name of the button while it plays.")
    watch: str = word("Watch the video", "The link to the player, without JavaScript.")
    missing: str = word(
        "The video could not be loaded; this is a picture of it.", "Below the poster."
    )
    stalled: str = word("The video did not load.", "Below the poster; a link follows.")
    open_page: str = word("Open its page", "That link.")
    length: str = word("{seconds} seconds", "How long it is.")
    silent: str = word("{seconds} seconds, without sound", "The same, of a film without sound.")
