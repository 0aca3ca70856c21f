"""The words of sections."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.word import WordGroup, word


class CaseStudyWords(WordGroup):
    """Words of a case study."""

    visit_website: str = word("Visit the website", "Button that leads to the project's website.")
    read_more: str = word("Read more", "Button that leads to the text of the case study.")
    next_project: str = word("Next project", "Line above the title of the next case study.")
    next_page: str = word("Next", "Line above the title of a next page that is no case study.")
    all_projects: str = word("All Projects", "Button that leads to the list of projects.")


class ResultsWords(WordGroup):
    """Words of large figures."""

    source: str = word("{source}, {date}", "Line below a figure: who counted it, and when.")


class CodeWords(WordGroup):
    """Words of an excerpt of code."""

    lines: str = word("lines {first} to {last}", "Numbers of the lines, beside the file's name.")


class FactsWords(WordGroup):
    """Labels of the facts below a hero."""

    facts: str = word("Facts", "Name of the section of facts, for screen readers.")
    role: str = word("Role", "Label of the role that you had in the project.")
    client: str = word("Client", "Label of the client whom the project was made for.")
    team: str = word("Team", "Label of the team, which is shown in place of the client.")
    period: str = word("Period", "Label of the time in which the project was made.")
    built_with: str = word("Built with", "Label of the languages, libraries and tools.")


class SummaryWords(WordGroup):
    """Words of a summary and of the links to the chapters below it."""

    title: str = word("The case in 30 seconds", "Heading of a summary that has none of its own.")
    problem: str = word("The problem", "Label above what was wrong or missing.")
    did: str = word("What I did", "Label above your own part.")
    outcome: str = word("What came of it", "Label above the result.")
    chapters: str = word("Chapters", "Name of the links to the chapters, for screen readers.")


class TeamWords(WordGroup):
    """Words of a team."""

    mine: str = word("My part", "Label above your own part.")
    theirs: str = word("Beside me", "Label above those who did the rest.")


class DecisionsWords(WordGroup):
    """Labels on cards of decisions."""

    chosen: str = word("(chosen)", "Mark after the option that was taken, for screen readers.")
    reason: str = word("Why", "Label above the reason of a decision.")
    tradeoff: str = word("Trade-off", "Label above what the decision cost.")


class LessonsWords(WordGroup):
    """Words of lessons."""

    title: str = word("Lessons", "Name of the section of lessons, for screen readers.")
    keep: str = word("I would keep", "Label above what you would do again.")
    change: str = word("I would change", "Label above what you would do otherwise.")


class PaletteWords(WordGroup):
    """Words of the colours and the type of a design."""

    specimen: str = word(
        "{face} on {name}, {value}.",
        "Line below the sample of a face: the face, and the colour behind it.",
    )
    swatch: str = word("{value}, {use}.", "Line on a colour: its value, and what it is used for.")
    contrast: str = word(
        "{name} on it {ratio}:1",
        "Contrast of words on a colour; `name` is the colour of the words.",
    )
    black: str = word("Black", "Colour of words on light, where none of the design suffices.")
    white: str = word("White", "Colour of words on dark, where none of the design suffices.")
    states: str = word("States of the button", "Name of the row that shows the states of a button.")


class MeasurementsWords(WordGroup):
    """Words of charts."""

    table: str = word("The figures as a table", "Button that unfolds a table with all figures.")
    part: str = word("Part", "Heading of the table's first column, the names of the bars.")
    overall: str = word("Overall", "Name of the table's last row, the figures of whole charts.")


class ExperimentWords(WordGroup):
    """Words of the experiments page."""

    full_picture: str = word("Full-size picture", "Link to an experiment's larger picture.")
    full_picture_of: str = word("of {title}", "Words after the picture's link, for screen readers.")
    new_tab: str = word("New tab", "Mark on a card that opens a new tab.")
    filter: str = word("Filter by tag", "Name of the tags above the cards, for screen readers.")
    all: str = word("All", "Button before the tags that shows every experiment.")


class ArticleWords(WordGroup):
    """Words of Markdown pages."""

    code: str = word("Code", "Name of a block of code, for screen readers.")
    code_in: str = word("Code: {language}", "Name of a block of code in a known language.")


class ResumeHeadings(WordGroup):
    """The headings of the parts of the resume, in the order of the page and its files."""

    contact: str = word("Contact", "Heading of the part with your address, number and networks.")
    awards: str = word("Accomplishments", "Heading of the awards.")
    work: str = word("Employment History", "Heading of the roles.")
    volunteer: str = word("Volunteering", "Heading of the roles without pay.")
    projects: str = word("Projects", "Heading of the projects of the career.")
    skills: str = word("Technical Skills", "Heading of the skills.")
    education: str = word("Education", "Heading of the places of study.")
    certificates: str = word("Certificates", "Heading of the examinations.")
    publications: str = word("Publications", "Heading of articles, books and talks.")
    languages: str = word("Languages", "Heading of the languages that you speak.")
    interests: str = word("Interests", "Heading of what you like beside the work.")
    references: str = word("References", "Heading of what others say about you.")


class ResumeWords(WordGroup):
    """Words of the resume: of its page, and of the PDF and the text that are made of it."""

    title: str = word("Resume", "Heading of the page, and title of the PDF.")
    headings: ResumeHeadings = Field(
        default_factory=ResumeHeadings,
        description="Headings of the resume's parts, by their keys in resume.json.",
    )
    courses: str = word("Courses", "Label above the subjects of a place of study.")
    download: str = word("Download", "Button that opens the menu of files.")
    plain_text: str = word("Text", "Plain text in the menu of files.")
    now: str = word("Now", "Label above the current role, on the first screen.")
    email: str = word("Email", "Label before your mail address.")
    location: str = word("Location", "Label before where you are.")
    availability: str = word("Availability", "Label before when you can be hired.")
    earlier_roles: str = word("Earlier roles", "List of earlier roles, for screen readers.")
    contact_card: str = word("Contact card", "Name of the vCard in the menu of files.")
    read_more: str = word("Read more", "Link below an award.")
    read_more_about: str = word("about {title}", "Words after an award's link, for screen readers.")
    period: str = word("{start} to {end}", "Dates at which a role began and ended.")
    since: str = word("{start} to present", "Date at which the current role began.")
    quotation: str = word("“{text}”", "Quotation marks around the summary of a role.")
    study: str = word("{studyType} of {area}", "Qualification and its field.")
    merit: str = word("Merit", "Mark beside a course that was passed with merit.")
    with_merit: str = word("(merit)", "Mark after a course passed with merit, in PDF and text.")
    page_number: str = word("{page} of {pages}", "Number of a page of the PDF.")
