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


class ExperimentWords(WordGroup):
    """Words of the experiments page."""

    full_picture: str = word("Full-size picture", "The link to an experiment's larger picture.")
    full_picture_of: str = word("of {title}", "After that link, for screen readers.")


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
    read_more: str = word("Read more", "The link below an award.")
    read_more_about: str = word("about {title}", "After that link, for screen readers.")
    period: str = word("{start} to {end}", "When a role began and ended.")
    since: str = word("{start} to present", "When the current role began.")
    quotation: str = word("“{text}”", "The summary of a role in quotation marks.")
    study: str = word("{studyType} of {area}", "A qualification and its field.")
    merit: str = word("Merit", "Beside a course that was passed with merit.")
    with_merit: str = word("(merit)", "The same in the PDF and the text.")
    page_number: str = word("{page} of {pages}", "The number of a page of the PDF.")
