"""The words of sections."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.word import Plural, WordGroup, plural, word


class CaseStudyWords(WordGroup):
    """Words of a case study."""

    visit_website: str = word("Visit the website", "Button that leads to the project's website.")
    view_code: str = word("View the code", "Link to the project's public code.")
    read_more: str = word("Read more", "Button that leads to the text of the case study.")
    next_project: str = word("Next project", "Line above the title of the next case study.")
    next_page: str = word("Next", "Line above the title of a next page that is no case study.")
    all_projects: str = word("All Projects", "Button that leads to the list of projects.")


class ExperimentWords(WordGroup):
    """Words of the experiments page."""

    full_picture: str = word("Full-size picture", "Link to an experiment's larger picture.")
    full_picture_of: str = word("of {title}", "Words after the picture's link, for screen readers.")
    play: str = word("Play", "Label on a card, before the mark of a new tab.")
    new_tab: str = word("New tab", "Mark on a card that opens a new tab.")
    filter: str = word("Filter by tag", "Name of the tags above a list, for screen readers.")
    all: str = word("All", "Button before the tags that shows every experiment or article.")


class ArticleWords(WordGroup):
    """Words of Markdown pages."""

    code: str = word("Code", "Name of a block of code, for screen readers.")
    code_in: str = word("Code: {language}", "Name of a block of code in a known language.")
    copy_code: str = word("Copy", "Button that copies a block of code.")
    copied: str = word("Copied", "Words on that button once the code is copied.")
    note: str = word("Note", "Title of a callout that adds something.")
    tip: str = word("Tip", "Title of a callout with advice.")
    important: str = word("Important", "Title of a callout that must not be missed.")
    warning: str = word("Warning", "Title of a callout about what may go wrong.")
    caution: str = word("Caution", "Title of a callout about what does harm.")
    footnotes: str = word("Footnotes", "Name of the footnotes, for screen readers.")
    back_to_text: str = word(
        "Back to the text", "Name of the link behind a footnote, for screen readers."
    )
    formula: str = word("Formula", "Name of a formula, for screen readers.")
    done: str = word("Done", "State of an item with a tick, for screen readers.")
    to_do: str = word("To do", "State of an item without a tick, for screen readers.")


class WritingWords(WordGroup):
    """Words of articles and of their lists."""

    updated: str = word("Updated {date}", "Day on which an article was last changed.")
    reading_time: Plural = plural(
        "Minutes that an article takes to read.",
        one="{minutes} minute to read",
        other="{minutes} minutes to read",
    )
    first_published: str = word(
        "First published at {site}", "Link to the place at which an article appeared first."
    )
    contents: str = word("Contents", "Name of the list of an article's headings.")
    series: str = word("Part {part} of {count}: {series}", "Place of an article in its series.")
    more_articles: str = word(
        "More articles", "Name of the links to the articles before and after, for screen readers."
    )
    previous: str = word("Previous", "Line above the title of the article before.")
    next: str = word("Next", "Line above the title of the article after.")
    related: str = word("Related", "Heading of the articles that share tags.")
    tagged: str = word("Articles about {tag}.", "Description of the page of a tag.")
    all_articles: str = word("All articles", "Link to the list of articles.")
    pages: str = word("Pages", "Name of the links to the pages of a list, for screen readers.")
    page_number: str = word("Page {page} of {count}", "Place in a list of several pages.")
    newer: str = word("Newer articles", "Link to the page of a list before.")
    older: str = word("Older articles", "Link to the page of a list after.")


class StickerWords(WordGroup):
    """Words of the stickers of projects, which visitors take along."""

    heading: str = word(
        "A sticker to keep", "Heading at the end of a case study that says no result."
    )
    text: str = word(
        "The sticker goes with you: it drifts on the first page from now on.",
        "Sentence above the button that takes a sticker.",
    )
    take: str = word("Take the sticker", "Button that takes the sticker of a case study.")
    see: str = word("See it in the sandbox", "Link to home, once the sticker is taken.")
    put_back: str = word("Put it back", "Button that gives a taken sticker back.")
    count: str = word("{taken} of {all}", "Number of stickers that are taken, in the header.")
    label: str = word(
        "{taken} of {all} stickers taken", "Number of stickers that are taken, in a sentence."
    )
    was_taken: str = word(
        "Sticker taken, {taken} of {all}", "Message once a sticker is taken, for screen readers."
    )
    was_put_back: str = word(
        "Sticker put back", "Message once a sticker is given back, for screen readers."
    )
    complete: str = word(
        "All {all} stickers taken. That earns a rosette.", "Sentence once none is left to take."
    )


class ContactWords(WordGroup):
    """Words of the invitation to write, at the end of home, case studies and the resume."""

    heading: str = word("Write to me", "Heading above your mail address.")
    write: str = word("Write a mail", "Button that writes to your mail address.")
    copy_address: str = word("Copy address", "Button that copies your mail address.")
    copied: str = word("Copied", "Words on that button once the address is copied.")
    book: str = word("Book a call", "Link to your calendar.")


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
    download: str = word("Download PDF", "Button that loads the resume as a PDF.")
    other_formats: str = word("Other formats", "Button that opens the menu of other files.")
    plain_text: str = word("Text", "Plain text in the menu of files.")
    now: str = word("Now", "Label above the current role, on the first screen.")
    email: str = word("Email", "Label before your mail address.")
    profiles: str = word("Profiles", "Label before your profiles in networks.")
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
