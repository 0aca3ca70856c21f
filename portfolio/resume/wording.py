"""What several forms of the resume say in the same words."""

from __future__ import annotations

from portfolio.i18n.locale import Locale
from portfolio.models.resume import Education, Job


def period(job: Job, locale: Locale) -> str:
    """Returns the dates of a role, e.g. ``November 2017 to present``; empty if it has none."""
    if not job.start_date:
        return locale.partial_date(job.end_date) if job.end_date else ""
    start = locale.partial_date(job.start_date)
    if not job.end_date:
        return locale.words.resume.since.format(start=start)
    return locale.words.resume.period.format(start=start, end=locale.partial_date(job.end_date))


def study(school: Education, locale: Locale) -> str:
    """Returns what was studied, e.g. ``Diploma of Digital Media``, or else where."""
    if school.study_type and school.area:
        words = locale.words.resume
        return words.study.format(studyType=school.study_type, area=school.area)
    return school.study_type or school.area or school.institution
