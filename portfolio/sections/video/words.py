"""Words beside a video."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


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
