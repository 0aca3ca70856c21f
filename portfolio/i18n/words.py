"""All words that the code says itself. The defaults are the English catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import Field, create_model

from portfolio.errors import BuildError
from portfolio.i18n.island_words import (
    DevicesWords,
    ExtrasWords,
    PlaygroundWords,
)
from portfolio.i18n.section_words import (
    ArticleWords,
    CaseStudyWords,
    ContactWords,
    ExperimentWords,
    ResumeWords,
    StickerWords,
    WritingWords,
)
from portfolio.i18n.word import Plural, WordGroup, plural, word
from portfolio.section_modules import classes_of, place_of, section_modules


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


class LayoutWords(WordGroup):
    """Words that are part of every page."""

    skip_to_content: str = word("Skip to content", "First link of a page, past the header.")
    main_navigation: str = word("Main", "Name of the navigation, for screen readers.")
    menu: str = word("Menu", "Name of the button that opens the menu, for screen readers.")
    switch_theme: str = word(
        "Switch between light and dark",
        "Name of the button for light and dark, for screen readers.",
    )
    languages: str = word("Languages", "Name of the button with the site's languages.")
    loading_next_page: str = word(
        "Loading the next page", "Message when the next page is slow to come."
    )
    opens_in_new_tab: str = word(
        "(opens in a new tab)", "Words after links to a new tab, for screen readers."
    )
    draft: str = word(
        "Draft: only the development server shows this page.", "Note on pages that are drafts."
    )


class BuiltInWords(WordGroup):
    """Names of pages, and words of home, of the end of a page and of the one for a missing address.

    What `site.yaml` and `home.yaml` leave out has these.
    """

    home: str = word("Home", "Name of the home page.")
    projects: str = word("Projects", "Name and heading of the list of projects.")
    experiments: str = word("Experiments", "Name and heading of the page of experiments.")
    writing: str = word("Writing", "Name and heading of the list of articles.")
    articles_by: str = word(
        "Articles by {owner}.", "Description of the list of articles, for search results."
    )
    view_projects: str = word("View projects", "Button of the home page to the projects.")
    scroll_to_projects: str = word("Scroll to projects", "Link at the foot of the first screen.")
    all_projects: str = word(
        "All {count} projects", "Button to the list of projects, below the first of them."
    )
    counts: str = word(
        "three four five six seven eight nine ten",
        "Words or digits for {count} above, from three to ten, with blanks between them.",
    )
    read_resume: str = word("Read the resume", "Link of the home page to the resume.")
    follow: str = word("Follow me", "Heading above the social links.")
    feed: str = word("Feed", "Link to the feed, among the social links.")
    not_found: str = word("Page not found", "Name of the page for a missing address.")
    lost: str = word("Lost?", "Heading of the page for a missing address.")
    nothing_here: str = word(
        "There is nothing at this address.", "Sentence of the page for a missing address."
    )
    may_have_moved: str = word(
        "It may have moved, or it may never have been here.", "Sentence after the one before."
    )
    take_me_home: str = word("Take me home", "Link from a missing address to the home page.")


class HeadWords(WordGroup):
    """Words of link previews and feeds."""

    image_alt: str = word(
        "{title}, on the site of {owner}", "Alternative text of a page's social image."
    )
    feed_title: str = word("{title} by {owner}", "Title of the feeds of experiments and articles.")


class PreloaderWords(WordGroup):
    """Words of the overlay while the pictures of a page load."""

    loading: str = word("Loading pictures", "Message before pictures are counted.")
    count: Plural = plural(
        "Number of pictures that have loaded; the form is that of the total.",
        one="{done} of {total} picture",
        other="{done} of {total} pictures",
    )


class PlayerWords(WordGroup):
    """Words of the players of videos."""

    player: str = word("Player", "Title of a video's own page.")
    no_such_video: str = word(
        "There is no such video here.", "Message in the place of a video that does not exist."
    )


class SiteWords(WordGroup):
    """The words of all pages, and of sections that are no kinds of their own."""

    layout: LayoutWords = Field(default_factory=LayoutWords)
    pages: BuiltInWords = Field(default_factory=BuiltInWords)
    head: HeadWords = Field(default_factory=HeadWords)
    preloader: PreloaderWords = Field(default_factory=PreloaderWords)
    case_study: CaseStudyWords = Field(default_factory=CaseStudyWords)
    experiments: ExperimentWords = Field(default_factory=ExperimentWords)
    article: ArticleWords = Field(default_factory=ArticleWords)
    writing: WritingWords = Field(default_factory=WritingWords)
    stickers: StickerWords = Field(default_factory=StickerWords)
    contact: ContactWords = Field(default_factory=ContactWords)
    comments: CommentWords = Field(default_factory=CommentWords)
    search: SearchWords = Field(default_factory=SearchWords)
    resume: ResumeWords = Field(default_factory=ResumeWords)
    devices: DevicesWords = Field(default_factory=DevicesWords)
    playground: PlaygroundWords = Field(default_factory=PlaygroundWords)
    playground_extras: ExtrasWords = Field(default_factory=ExtrasWords)
    player: PlayerWords = Field(default_factory=PlayerWords)


def _section_words() -> dict[str, Any]:
    """Returns the fields of the words of kinds of section: ``words.py`` of each folder.

    Raises:
        BuildError: A module has no group of words, or more than one, or its folder has a name that
            other words have.
    """
    fields: dict[str, Any] = {}
    for module in section_modules("words"):
        groups = classes_of(module, WordGroup)
        name = group_name(module.__name__)
        if len(groups) != 1 or name in SiteWords.model_fields:
            found = f"other words named {name}" if len(groups) == 1 else f"{len(groups)} groups"
            raise BuildError(
                f"{place_of(module)}  expected one subclass of WordGroup; found {found}"
            )
        fields[name] = (groups[0], Field(default_factory=groups[0]))
    return fields


def group_name(module: str) -> str:
    """Returns the name of the words of a kind of section: that of the folder of their module."""
    return module.split(".")[-2]


if TYPE_CHECKING:
    Words = SiteWords
else:
    Words = create_model("Words", __base__=SiteWords, **_section_words())
    Words.__doc__ = "The words that the site says itself, in the language of the site."

ENGLISH = Words()
