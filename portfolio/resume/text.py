"""Renders the resume as plain text, for forms that take no files."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from portfolio.i18n.locale import Locale
from portfolio.models.resume import Award, Education, Job, Resume
from portfolio.models.site import Site
from portfolio.resume.wording import period, study

COLUMNS = 80


def render_text(resume: Resume, site: Site) -> str:
    """Returns the resume in lines of at most 80 characters.

    Args:
        resume: The document.
        site: Its language, and the address that is put before links that are paths.
    """
    locale = site.locale
    words = locale.words.resume
    lines = [
        *_top(resume),
        *_part(words.accomplishments, (line for it in resume.awards for line in _award(it, site))),
        *_part(words.employment, (line for it in resume.work for line in _job(it, locale))),
        *_part(words.skills, _wrapped(", ".join(skill.name for skill in resume.skills))),
        *_part(words.education, (line for it in resume.education for line in _school(it, locale))),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _top(resume: Resume) -> Iterator[str]:
    basics = resume.basics
    yield from (basics.name.upper(), *filter(None, (basics.label,)), "")
    if basics.summary:
        yield from (*_wrapped(basics.summary), "")
    yield from filter(None, (basics.email, basics.url))
    yield from (f"{it.network}: {it.url}" for it in basics.profiles if it.url)


def _part(heading: str, lines: Iterator[str]) -> Iterator[str]:
    body = list(lines)
    if any(body):
        yield from ("", "", heading.upper(), "=" * len(heading), "", *_without_last_blank(body))


def _without_last_blank(lines: list[str]) -> list[str]:
    return lines[:-1] if lines[-1] == "" else lines


def _award(award: Award, site: Site) -> Iterator[str]:
    yield from _wrapped(award.title)
    yield from _wrapped(award.summary, "  ")
    if award.url:
        yield f"  {absolute(award.url, site.address)}"
    yield ""


def _job(job: Job, locale: Locale) -> Iterator[str]:
    yield from _wrapped(", ".join(filter(None, (job.position, job.name))))
    yield from filter(None, (period(job, locale), ""))
    yield ""
    if job.summary:
        yield from (*_wrapped(f'"{job.summary}"', "  "), "")
    for duty in job.highlights:
        yield from _wrapped(duty, "  - ")
    yield ""


def _school(school: Education, locale: Locale) -> Iterator[str]:
    title = study(school, locale)
    place = school.institution if school.institution != title else ""
    yield from _wrapped(title)
    yield from _wrapped(", ".join(filter(None, (place, school.score))))
    yield ""
    for brief in school.projects:
        yield from _wrapped(brief.name, "  ")
        yield from _wrapped(brief.brief, "    ")
        yield from (*_wrapped(", ".join(brief.technologies), "    "), "")
    for entry in school.qualifications:
        yield from _wrapped(entry.name, "  ")
        for course in entry.courses:
            merit = f" {locale.words.resume.with_merit}" if course.merit else ""
            yield from _wrapped(f"{course.name}{merit}", f"    {course.code:<8}")
        yield ""


def _wrapped(text: str, indent: str = "") -> Iterator[str]:
    if text:
        hanging = " " * len(indent)
        filled = fill(
            text,
            COLUMNS,
            initial_indent=indent,
            subsequent_indent=hanging,
            break_on_hyphens=False,
            break_long_words=True,
        )
        yield from filled.splitlines()


def absolute(href: str, address: str) -> str:
    """Returns a link that works outside of the site."""
    return address + href if href.startswith("/") else href
