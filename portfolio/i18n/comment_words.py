"""The words of the comments below an article."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class CommentWords(WordGroup):
    """Words of the comments below an article."""

    heading: str = word("Comments", "Heading above the comments.")
    notice: str = word(
        "Comments are kept on {place}. They load from {host} when you ask for them.",
        "Sentences before the comments are loaded from another site.",
    )
    show: str = word("Show the comments", "Button that loads the comments.")
    discuss: str = word("Discuss on {place}", "Link to the site that keeps the comments.")
    loading: str = word("Loading the comments", "Message while the comments load.")
    failed: str = word("The comments could not be loaded.", "Message when the site did not answer.")
