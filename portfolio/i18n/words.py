"""All words that the code says itself. The defaults are the English catalogue."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.island_words import (
    BeforeAfterWords,
    ComparisonWords,
    DemoWords,
    DevicesWords,
    PlaygroundWords,
    VideoWords,
)
from portfolio.i18n.section_words import (
    ArticleWords,
    CaseStudyWords,
    CodeWords,
    DecisionsWords,
    ExperimentWords,
    FactsWords,
    LessonsWords,
    MeasurementsWords,
    PaletteWords,
    ResultsWords,
    ResumeWords,
    SummaryWords,
    TeamWords,
)
from portfolio.i18n.word import Plural, WordGroup, plural, word


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


class HeadWords(WordGroup):
    """Words of link previews and feeds."""

    image_alt: str = word(
        "{title}, on the site of {owner}", "Alternative text of a page's social image."
    )
    feed_title: str = word("{title} by {owner}", "Title of the feed of experiments.")


class PreloaderWords(WordGroup):
    """Words of the overlay while the pictures of a page load."""

    loading: str = word("Loading pictures", "Message before pictures are counted.")
    count: Plural = plural(
        "Number of pictures that have loaded; the form is that of the total.",
        one="{done} of {total} picture",
        other="{done} of {total} pictures",
    )


class LabWords(WordGroup):
    """Words of the pages below /lab/ and of the players of videos."""

    back_to_experiments: str = word("Back to experiments", "Link above an experiment to the rest.")
    player: str = word("Player", "Title of a video's own page.")
    no_such_video: str = word(
        "There is no such video here.", "Message in the place of a video that does not exist."
    )


class Words(WordGroup):
    """The words that the site says itself, in the language of the site."""

    layout: LayoutWords = Field(default_factory=LayoutWords)
    head: HeadWords = Field(default_factory=HeadWords)
    preloader: PreloaderWords = Field(default_factory=PreloaderWords)
    case_study: CaseStudyWords = Field(default_factory=CaseStudyWords)
    results: ResultsWords = Field(default_factory=ResultsWords)
    code: CodeWords = Field(default_factory=CodeWords)
    facts: FactsWords = Field(default_factory=FactsWords)
    summary: SummaryWords = Field(default_factory=SummaryWords)
    team: TeamWords = Field(default_factory=TeamWords)
    decisions: DecisionsWords = Field(default_factory=DecisionsWords)
    lessons: LessonsWords = Field(default_factory=LessonsWords)
    palette: PaletteWords = Field(default_factory=PaletteWords)
    measurements: MeasurementsWords = Field(default_factory=MeasurementsWords)
    experiments: ExperimentWords = Field(default_factory=ExperimentWords)
    article: ArticleWords = Field(default_factory=ArticleWords)
    resume: ResumeWords = Field(default_factory=ResumeWords)
    comparison: ComparisonWords = Field(default_factory=ComparisonWords)
    before_after: BeforeAfterWords = Field(default_factory=BeforeAfterWords)
    demo: DemoWords = Field(default_factory=DemoWords)
    devices: DevicesWords = Field(default_factory=DevicesWords)
    playground: PlaygroundWords = Field(default_factory=PlaygroundWords)
    video: VideoWords = Field(default_factory=VideoWords)
    lab: LabWords = Field(default_factory=LabWords)


ENGLISH = Words()
