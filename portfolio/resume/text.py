"""Renders the resume as plain text, for forms that take no files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from textwrap import wrap

from portfolio.i18n.locale import Locale
from portfolio.models.resume import Brief, Education, Qualification, Resume
from portfolio.models.site.site import Site
from portfolio.resume.items import Item, contacts, entries, items
from portfolio.resume.wording import headings, period, study

COLUMNS = 80

Lines = Callable[[Item, str], Iterator[str]]
"""Takes an item and the site's address, and yields its lines; a blank one ends it."""


def render_text(resume: Resume, site: Site) -> str:
    """Returns the resume in a site's language, in lines of at most 80 characters or one address."""
    locale, address = site.locale, site.address
    lines = [*_top(resume, site)]
    for part, title in headings(locale).items():
        heading = locale.capitals(title)
        if part == "skills":
            lines += _part(heading, _topics(items(resume, part, locale)))
        elif part == "education":
            schools = (school for school, _ in entries(resume, part, locale))
            lines += _part(heading, (line for it in schools for line in _school(it, site)))
        elif part in PARTS:
            found = items(resume, part, locale)
            lines += _part(heading, (line for it in found for line in PARTS[part](it, address)))
    return "\n".join(lines).rstrip() + "\n"


def _top(resume: Resume, site: Site) -> Iterator[str]:
    basics = resume.basics
    yield from (site.locale.capitals(basics.name), *filter(None, (basics.label,)), "")
    if basics.summary:
        yield from (*_wrapped(basics.summary), "")
    named = {profile.label for profile in basics.profiles if profile.url}
    for contact in contacts(basics):
        if contact.text in named:
            yield f"{contact.text}: {absolute(contact.href, site.address)}"
        else:
            is_site = contact.href.startswith("http")
            yield from _wrapped(contact.href if is_site else contact.text)


def _part(heading: str, lines: Iterable[str]) -> Iterator[str]:
    body = list(lines)
    if any(body):
        without_last_blank = body[:-1] if body[-1] == "" else body
        yield from ("", "", heading, "=" * len(heading), "", *without_last_blank)


def _record(item: Item, address: str) -> Iterator[str]:
    yield from _wrapped(item.title)
    yield from _wrapped(", ".join(filter(None, (item.below, item.period))), "  ")
    yield from _wrapped(item.text, "  ")
    yield from _link(item, address)
    yield ""


def _role(item: Item, address: str) -> Iterator[str]:
    yield from _wrapped(", ".join(filter(None, (item.title, item.below))))
    yield from filter(None, (item.period,))
    yield from _wrapped(item.note)
    yield ""
    if words := f'"{item.quote}"' if item.quote else item.text:
        yield from (*_wrapped(words, "  "), "")
    for point in item.points:
        yield from _wrapped(point, "  - ")
    yield from _wrapped(", ".join(item.keywords), "  ")
    yield from _link(item, address)
    yield ""


def _link(item: Item, address: str) -> Iterator[str]:
    for href in filter(None, (item.href, item.detail_href)):
        yield f"  {absolute(href, address)}"


def _topics(topics: tuple[Item, ...]) -> Iterator[str]:
    """Yields names only in one paragraph, and names with more to them each in a line."""
    if any(it.detail or it.keywords for it in topics):
        for topic in topics:
            yield from _topic(topic, "")
    else:
        yield from _wrapped(", ".join(it.title for it in topics))


def _topic(item: Item, _address: str) -> Iterator[str]:
    name = f"{item.title} ({item.detail})" if item.detail else item.title
    yield from _wrapped(": ".join(filter(None, (name, ", ".join(item.keywords)))))


def _reference(item: Item, _address: str) -> Iterator[str]:
    if item.quote:
        yield from _wrapped(f'"{item.quote}"')
    yield from (*_wrapped(item.title, "  "), "")


def _school(school: Education, site: Site) -> Iterator[str]:
    locale, title = site.locale, study(school, site.locale)
    place = school.institution if school.institution != title else ""
    yield from _wrapped(title)
    yield from _wrapped(", ".join(filter(None, (place, school.score))))
    url = absolute(school.url or "", site.address)
    yield from filter(None, (period(school, locale), url))
    yield ""
    for brief in school.projects:
        yield from _brief(brief)
    for entry in school.qualifications:
        yield from _qualification(entry, locale)
    if school.courses:
        yield f"  {locale.words.resume.courses}"
        for course in school.courses:
            yield from _wrapped(course, "    ")
        yield ""


def _brief(brief: Brief) -> Iterator[str]:
    yield from _wrapped(brief.name, "  ")
    yield from _wrapped(brief.brief, "    ")
    yield from (*_wrapped(", ".join(brief.technologies), "    "), "")


def _qualification(entry: Qualification, locale: Locale) -> Iterator[str]:
    yield from _wrapped(entry.name, "  ")
    for course in entry.courses:
        merit = f" {locale.words.resume.with_merit}" if course.merit else ""
        yield from _wrapped(f"{course.name}{merit}", f"    {course.code:<8}")
    yield ""


def _wrapped(text: str, indent: str = "") -> Iterator[str]:
    if text:
        hanging = " " * len(indent)
        yield from wrap(
            text,
            COLUMNS,
            initial_indent=indent,
            subsequent_indent=hanging,
            break_on_hyphens=False,
        )


def absolute(href: str, address: str) -> str:
    """Returns a link that works outside of the site."""
    return address + href if href.startswith("/") else href


PARTS: dict[str, Lines] = {
    "awards": _record,
    "work": _role,
    "volunteer": _role,
    "projects": _role,
    "certificates": _record,
    "publications": _record,
    "languages": _topic,
    "interests": _topic,
    "references": _reference,
}
"""Functions that make the lines of an item, by key of the document."""
