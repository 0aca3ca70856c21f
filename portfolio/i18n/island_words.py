"""The words of islands; each group is a prop of its island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portfolio.i18n.word import WordGroup, word


class BeforeAfterWords(WordGroup):
    """Words of two pictures with labels of your own."""

    mixed: str = word(
        "{before}% {first}, {after}% {second}",
        "Share of each picture that is shown, for screen readers; `first` and `second` are "
        "their labels.",
    )


class ComparisonWords(WordGroup):
    """Words of the comparison of two pictures."""

    light: str = word("Light", "Picture in light mode, and the button that shows it.")
    dark: str = word("Dark", "Picture in dark mode, and the button that shows it.")
    tip: str = word("Hover for Light/Dark mode", "Hint below the two pictures.")
    slider: str = word(
        "{title}: how much is in light mode", "Name of the slider, for screen readers."
    )
    all_light: str = word("All light", "Value of the slider where only the light picture is seen.")
    all_dark: str = word("All dark", "Value of the slider where only the dark picture is seen.")
    mixed: str = word("{light}% light, {dark}% dark", "Value of the slider where both are seen.")


class DemoWords(WordGroup):
    """Words of a page to play."""

    start: str = word("Try it here", "Button that starts the page to play.")
    start_over: str = word("Start over", "Button that loads the page to play again.")
    stop: str = word("Stop", "Button that stops the page to play and brings its picture back.")
    open: str = word("Open by itself", "Link to the page to play, without its frame.")
    loading: str = word("{name} is loading", "Bar above the page to play, until it has loaded.")
    running: str = word("{name}, running", "Bar above the page to play, while it runs.")
    stalled: str = word(
        "The page did not load in 10 seconds. Try again, or open it by itself.",
        "Message above the picture of a page to play that did not load.",
    )


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


class VideoWords(WordGroup):
    """Words of a video."""

    play: str = word("Play video: {title}", "Name of the poster's button while the video is still.")
    pause: str = word("Pause video: {title}", "Name of the poster's button while the video plays.")
    watch: str = word("Watch the video", "Link to the player, for browsers without JavaScript.")
    missing: str = word(
        "The video could not be loaded; this is a picture of it.",
        "Message below the poster of a missing video.",
    )
    stalled: str = word("The video did not load.", "Message below the poster, before a link.")
    open_page: str = word("Open its page", "Link to the page of a video that did not load.")
    length: str = word("{seconds} seconds", "Length of a video.")
    silent: str = word("{seconds} seconds, without sound", "Length of a video without sound.")
