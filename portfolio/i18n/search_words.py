"""The words of the search."""

from __future__ import annotations

from portfolio.i18n.word import Plural, WordGroup, plural, word


class SearchWords(WordGroup):
    """Words of the search."""

    search: str = word("Search", "Name of the button that opens the search.")
    field: str = word("Search this site", "Name of the field for the words to look for.")
    close: str = word("Close the search", "Button that closes the search.")
    loading: str = word("Loading the search", "Message before the first words are looked for.")
    failed: str = word("The search could not be loaded.", "Message when the index did not come.")
    found: Plural = plural(
        "Number of pages that were found.", one="{count} page found", other="{count} pages found"
    )
    nothing: str = word("Nothing found for “{words}”.", "Message when no page has the words.")
    way_on: str = word(
        "Try another word, or begin here:", "Line above links when nothing is found."
    )
    projects: str = word("Projects", "Heading above the case studies that were found.")
    writing: str = word("Writing", "Heading above the articles that were found.")
    experiments: str = word("Experiments", "Heading above the experiments that were found.")
    pages: str = word("Pages", "Heading above all other pages that were found.")
    more: str = word("Show {count} more", "Button below the first pages of a kind.")
