"""The words that the resume itself says, on the page and in its files."""

from __future__ import annotations

from portfolio.i18n.locale import Locale
from portfolio.i18n.section_words import ResumeHeadings
from portfolio.models.resume import Education, Headings, Period, Resume

PARTS = tuple(ResumeHeadings.model_fields)
"""Keys of the document, in the order of the page and the files."""

MAX_DESCRIPTION = 200
"""Characters; search results show no more."""


def headings(locale: Locale) -> dict[str, str]:
    """Returns the headings of all parts, by key of the document."""
    return locale.words.resume.headings.props()


def period(entry: Period, locale: Locale) -> str:
    """Returns the dates of an entry, e.g. ``November 2017 to present``; empty if it has none."""
    if not entry.start_date:
        return locale.partial_date(entry.end_date) if entry.end_date else ""
    start = locale.partial_date(entry.start_date)
    if not entry.end_date:
        return locale.words.resume.since.format(start=start)
    return locale.words.resume.period.format(start=start, end=locale.partial_date(entry.end_date))


def study(school: Education, locale: Locale) -> str:
    """Returns what was studied, e.g. ``Diploma of Digital Media``, or else where."""
    if school.study_type and school.area:
        words = locale.words.resume
        return words.study.format(studyType=school.study_type, area=school.area)
    return school.study_type or school.area or school.institution


def page_words(resume: Resume, locale: Locale) -> Headings:
    """Returns heading, description and text of the page.

    What ``meta.page`` leaves out is taken from the document: the summary below the heading; name
    and title in search results. The heading is the word of the site's language.
    """
    page, basics = resume.meta.page, resume.basics
    title = ", ".join(filter(None, (basics.name, basics.label)))
    return page.model_copy(
        update={
            "heading": resume.heading_in(locale),
            "description": page.description or title[:MAX_DESCRIPTION],
            "text": page.text or basics.summary,
        }
    )
