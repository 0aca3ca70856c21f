"""The words of what is around and between the sections of a page."""

from __future__ import annotations

from portfolio.i18n.word import Plural, WordGroup, plural, word


class LayoutWords(WordGroup):
    """Words that are part of every page."""

    skip_to_content: str = word("Skip to content", "The first link of every page.")
    main_navigation: str = word("Main", "Name of the navigation, for screen readers.")
    menu: str = word("Menu", "Name of the menu's button, for screen readers.")
    switch_theme: str = word(
        "Switch between light and dark", "Name of the theme's button, for screen readers."
    )
    languages: str = word(
        "Languages", "Name of the button with the site's languages, for screen readers."
    )
    loading_next_page: str = word(
        "Loading the next page", "Said to screen readers when the next page is slow to come."
    )
    opens_in_new_tab: str = word(
        "(opens in a new tab)", "After links that open in a new tab, for screen readers."
    )
    draft: str = word(
        "Draft: only the development server shows this page.", "On pages that are drafts."
    )


class HeadWords(WordGroup):
    """Words of link previews and feeds."""

    image_alt: str = word(
        "{title}, on the site of {owner}", "Alternative text of a page's social image."
    )
    feed_title: str = word("{title} by {owner}", "Title of the feed of experiments.")


class PreloaderWords(WordGroup):
    """Words of the overlay while the pictures of a page load."""

    loading: str = word("Loading pictures", "Before the pictures are counted.")
    count: Plural = plural(
        "How many pictures have loaded; the form is that of the total.",
        one="{done} of {total} picture",
        other="{done} of {total} pictures",
    )


class LabWords(WordGroup):
    """Words of the pages below /lab/ and of the players of videos."""

    back_to_experiments: str = word("Back to experiments", "The link above an experiment.")
    player: str = word("Player", "Title of a video's own page.")
    no_such_video: str = word(
        "There is no such video here.", "In the place of a video that does not exist."
    )
