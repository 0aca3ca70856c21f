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
    iag_logo: IagLogoWords = Field(default_factory=IagLogoWords)
    playground: PlaygroundWords = Field(default_factory=PlaygroundWords)
    video: VideoWords = Field(default_factory=VideoWords)
    lab: LabWords = Field(default_factory=LabWords)


ENGLISH = Words()
