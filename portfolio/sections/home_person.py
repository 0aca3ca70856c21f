"""A sentence about the owner on the home page, with the employers and the way to the resume."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link
from portfolio.i18n.current import current_locale, words
from portfolio.models.content import Content
from portfolio.models.resume import Job

SHOWN = 3
"""The last employers that are shown."""


def home_person(content: Content) -> list[rx.Component]:
    """Returns the sentence and the last employers, the current one at the end, if there are any."""
    has_resume = content.site.shows("resume")
    jobs = [job for job in content.resume.work if job.start_date] if has_resume else []
    about = content.home.about
    if not (about or jobs):
        return []
    section = rx.el.section(
        *([rx.el.p(about, class_name="person__about")] if about else []),
        *([rx.el.ol(*map(_job, reversed(jobs[:SHOWN])), class_name="employers")] if jobs else []),
        *([link(words().pages.read_resume, href="/resume")] if has_resume else []),
        class_name="person wrap",
    )
    return [section]


def _job(job: Job) -> rx.Component:
    year = current_locale().partial_date((job.start_date or "")[:4])
    when = year if job.end_date else words().resume.since.format(start=year)
    said = [rx.el.span(it) for it in (job.position, job.name) if it]
    return rx.el.li(rx.el.b(when), *said)
