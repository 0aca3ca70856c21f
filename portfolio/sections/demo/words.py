"""Words beside a page to play."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


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
