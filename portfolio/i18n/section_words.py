"""The words of sections."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.word import WordGroup, word


class CaseStudyWords(WordGroup):
    """Words of a case study."""

    visit_website: str = word("Visit the website", "The first button below the title.")
    read_more: str = word("Read more", "The button that leads to the text.")
    next_project: str = word("Next project", "Above the title of the next case study.")
    next_page: str = word("Next", "The same where the link leads to another page.")
    all_projects: str = word("All Projects", "The button that leads to the list.")


class ResultsWords(WordGroup):
    """Words of large figures."""

    source: str = word("{source}, {date}", "Below a figure: who counted it, and when.")


class CodeWords(WordGroup):
    """Words of an excerpt of code."""

    lines: str = word("lines {first} to {last}", "Beside the name of the file.")


class FactsWords(WordGroup):
    """Labels of the facts below a hero."""

    facts: str = word("Facts", "Name of the section, for screen readers.")
    role: str = word("Role", "What you were.")
    client: str = word("Client", "Whom it was made for.")
    team: str = word("Team", "Whom you made it with, in place of the client.")
    period: str = word("Period", "When it was made.")
    built_with: str = word("Built with", "Languages, libraries and tools.")


class SummaryWords(WordGroup):
    """Words of a summary and of the links to the chapters below it."""

    title: str = word("The case in 30 seconds", "The heading, if the summary has none of its own.")
    problem: str = word("The problem", "Above what was wrong or missing.")
    did: str = word("What I did", "Above your own part.")
    outcome: str = word("What came of it", "Above the result.")
    chapters: str = word("Chapters", "Name of the links to the chapters, for screen readers.")


class TeamWords(WordGroup):
    """Words of a team."""

    mine: str = word("My part", "Above what you did.")
    theirs: str = word("Beside me", "Above those who did the rest.")


class DecisionsWords(WordGroup):
    """Labels on cards of decisions."""

    chosen: str = word("(chosen)", "After the option that was taken, for screen readers.")
    reason: str = word("Why", "Above the reason.")
    tradeoff: str = word("Trade-off", "Above what the choice cost.")


class LessonsWords(WordGroup):
    """Words of lessons."""

    title: str = word("Lessons", "Name of the section, for screen readers.")
    keep: str = word("I would keep", "Above what you would do again.")
    change: str = word("I would change", "Above what you would do otherwise.")


class PaletteWords(WordGroup):
    """Words of the colours and the type of a design."""

    specimen: str = word("{face} on {name}, {value}.", "Below a sentence in the client's face.")
    swatch: str = word("{value}, {use}.", "On a colour: its value, and what it is for.")
    contrast: str = word("{name} on it {ratio}:1", "After both: contrast of the words there.")
    black: str = word("Black", "The colour of words where none of the design can be read.")
    white: str = word("White", "The same on dark colours.")
    states: str = word("States of the button", "Name of the row of buttons.")


class MeasurementsWords(WordGroup):
    """Words of charts."""

    table: str = word("The figures as a table", "Unfolds a table with all figures.")
    part: str = word("Part", "Above the first column of that table.")
    overall: str = word("Overall", "Its last row: the figures of the charts.")


class ExperimentWords(WordGroup):
    """Words of the experiments page."""

    full_picture: str = word("Full-size picture", "The link to an experiment's larger picture.")
    full_picture_of: str = word("of {title}", "After that link, for screen readers.")
    new_tab: str = word("New tab", "The mark on a card which says that it opens a new tab.")
    filter: str = word("Filter by tag", "Name of the chips above the cards, for screen readers.")
    all: str = word("All", "The chip that shows every experiment.")


class ArticleWords(WordGroup):
    """Words of Markdown pages."""

    code: str = word("Code", "Name of a block of code, for screen readers.")
    code_in: str = word("Code: {language}", "The same where its language is known.")


class ResumeHeadings(WordGroup):
    """The headings of the parts of the resume, in the order of the page and its files."""

    contact: str = word("Contact", "How you can be reached.")
    awards: str = word("Accomplishments", "The awards.")
    work: str = word("Employment History", "The roles.")
    volunteer: str = word("Volunteering", "The roles without pay.")
    projects: str = word("Projects", "The projects of the career.")
    skills: str = word("Technical Skills", "The skills.")
    education: str = word("Education", "The places of study.")
    certificates: str = word("Certificates", "The examinations.")
    publications: str = word("Publications", "Articles, books and talks.")
    languages: str = word("Languages", "The languages that you speak.")
    interests: str = word("Interests", "What you like beside the work.")
    references: str = word("References", "What others say about you.")


class ResumeWords(WordGroup):
    """Words of the resume: of its page, and of the PDF and the text that are made of it."""

    title: str = word("Resume", "Heading of the page, and title of the PDF.")
    headings: ResumeHeadings = Field(
        default_factory=ResumeHeadings, description="Of the parts, by their keys in resume.json."
    )
    courses: str = word("Courses", "Above the subjects of a place of study.")
    download: str = word("Download", "The button with the menu of files.")
    plain_text: str = word("Text", "The plain text in that menu, beside PDF and JSON Resume.")
    now: str = word("Now", "Above the current role, on the first screen.")
    email: str = word("Email", "Before the address of your mail.")
    location: str = word("Location", "Before where you are.")
    availability: str = word("Availability", "Before when you can be hired.")
    earlier_roles: str = word("Earlier roles", "The list of them, for screen readers.")
    contact_card: str = word("Contact card", "The vCard in the menu of files.")
    read_more: str = word("Read more", "The link below an award.")
    read_more_about: str = word("about {title}", "After that link, for screen readers.")
    period: str = word("{start} to {end}", "When a role began and ended.")
    since: str = word("{start} to present", "When the current role began.")
    quotation: str = word("“{text}”", "The summary of a role in quotation marks.")
    study: str = word("{studyType} of {area}", "A qualification and its field.")
    merit: str = word("Merit", "Beside a course that was passed with merit.")
    with_merit: str = word("(merit)", "The same in the PDF and the text.")
    page_number: str = word("{page} of {pages}", "The number of a page of the PDF.")
