"""All words that the code says itself. The defaults are the English catalogue."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.island_words import (
    BeforeAfterWords,
    ComparisonWords,
    DemoWords,
    DevicesWords,
    IagLogoWords,
    PlaygroundWords,
    VideoWords,
)
from portfolio.i18n.page_words import HeadWords, LabWords, LayoutWords, PreloaderWords
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
from portfolio.i18n.word import WordGroup


class Words(WordGroup):
    """The words that the site says itself, in the language of the site."""

    layout: LayoutWords = Field(default_factory=LayoutWords, description="Of every page.")
    head: HeadWords = Field(default_factory=HeadWords, description="Of previews and feeds.")
    preloader: PreloaderWords = Field(
        default_factory=PreloaderWords, description="Of the overlay while pictures load."
    )
    case_study: CaseStudyWords = Field(
        default_factory=CaseStudyWords, description="Of case studies."
    )
    results: ResultsWords = Field(
        default_factory=ResultsWords, description="Of large figures in case studies."
    )
    code: CodeWords = Field(
        default_factory=CodeWords, description="Of excerpts of code in case studies."
    )
    facts: FactsWords = Field(default_factory=FactsWords, description="Of facts.")
    summary: SummaryWords = Field(default_factory=SummaryWords, description="Of summaries.")
    team: TeamWords = Field(default_factory=TeamWords, description="Of teams.")
    decisions: DecisionsWords = Field(default_factory=DecisionsWords, description="Of decisions.")
    lessons: LessonsWords = Field(default_factory=LessonsWords, description="Of lessons.")
    palette: PaletteWords = Field(
        default_factory=PaletteWords, description="Of type and colours in case studies."
    )
    measurements: MeasurementsWords = Field(
        default_factory=MeasurementsWords, description="Of charts in case studies."
    )
    experiments: ExperimentWords = Field(
        default_factory=ExperimentWords, description="Of the experiments page."
    )
    article: ArticleWords = Field(default_factory=ArticleWords, description="Of Markdown pages.")
    resume: ResumeWords = Field(
        default_factory=ResumeWords, description="Of the resume, its PDF and its text."
    )
    comparison: ComparisonWords = Field(
        default_factory=ComparisonWords, description="Of the comparison."
    )
    before_after: BeforeAfterWords = Field(
        default_factory=BeforeAfterWords, description="Of two pictures before and after."
    )
    demo: DemoWords = Field(default_factory=DemoWords, description="Of pages to play.")
    devices: DevicesWords = Field(
        default_factory=DevicesWords, description="Of the responsive slider."
    )
    iag_logo: IagLogoWords = Field(
        default_factory=IagLogoWords, description="Of the animated logo."
    )
    playground: PlaygroundWords = Field(
        default_factory=PlaygroundWords, description="Of the playground."
    )
    video: VideoWords = Field(default_factory=VideoWords, description="Of videos.")
    lab: LabWords = Field(
        default_factory=LabWords, description="Of the pages below /lab/ and of players."
    )


ENGLISH = Words()
