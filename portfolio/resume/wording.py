"""The words that the resume itself says, on the page and in its files."""

from __future__ import annotations

from portfolio.i18n.locale import Locale
from portfolio.i18n.section_words import ResumeHeadings
from portfolio.models.resume_entries import Education, Period

PARTS = tuple(ResumeHeadings.model_fields)
"""Keys of the document, in the order of the page and the files."""


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
