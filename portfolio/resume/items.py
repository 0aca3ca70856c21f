"""The parts of a resume in one shape, from which the page, the PDF and the text are made.

The document has the same thing under many names: ``employer`` and ``organization``, ``date`` and
``releaseDate``. Here every entry is an :class:`Item`, and a new field of the document is added in
one place only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from portfolio.i18n.locale import Locale
from portfolio.models.link import mail_link
from portfolio.models.resume import (
    Award,
    Basics,
    CareerProject,
    Certificate,
    Education,
    Interest,
    Job,
    Language,
    Publication,
    Reference,
    Resume,
    Skill,
    Volunteer,
)
from portfolio.resume.wording import period, study

QUOTED = re.compile(
    r"""["“”„«»\u2018\u201a「『]\s*([^"“”„«»「」『』]+?)\s*["“”»«\u2019\u2018」』]"""
)
"""Text in the quotation marks of any language, and nothing before or after."""


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a part; what it does not have is empty."""

    title: str = ""
    href: str = ""
    """Address that the title leads to."""
    detail: str = ""
    """Line below the title: the employer, the publisher, how well."""
    detail_href: str = ""
    """Address that the detail leads to."""
    place: str = ""
    """Words behind the detail: the town, the result."""
    period: str = ""
    """A date or two, in words."""
    note: str = ""
    """Business of the employer, or what the project is."""
    quote: str = ""
    """Words that somebody says; they are set in the quotation marks of the language."""
    text: str = ""
    """A summary, or what somebody writes besides."""
    points: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()

    @property
    def below(self) -> str:
        """Detail and place in one line."""
        return ", ".join(filter(None, (self.detail, self.place)))


def entries(resume: Resume, part: str, locale: Locale) -> tuple[tuple[Any, Item], ...]:
    """Returns the entries of a part that say anything, each as the document has it and as item.

    Args:
        resume: The document.
        part: A key of it, such as ``work``.
        locale: The language of dates and titles.
    """
    pairs = ((entry, _SHAPES[part](entry, locale)) for entry in getattr(resume, part))
    return tuple((entry, item) for entry, item in pairs if item != Item() or _is_nested(entry))


def items(resume: Resume, part: str, locale: Locale) -> tuple[Item, ...]:
    """Returns the entries of a part that say anything, as items in their order."""
    return tuple(item for _, item in entries(resume, part, locale))


def _is_nested(entry: Any) -> bool:
    return isinstance(entry, Education) and bool(entry.projects or entry.qualifications)


def _summary(summary: str) -> dict[str, str]:
    """Returns a summary as text, or as a quotation if it is written in quotation marks."""
    quoted = QUOTED.fullmatch(summary.strip())
    return {"quote": quoted[1]} if quoted else {"text": summary}


def _titled(title: str, detail: str, url: str | None, detail_url: str | None = None) -> Item:
    """Returns title, detail and their links.

    The detail takes the place of a missing title, and an address that of both.
    """
    if title and title != detail:
        return Item(title, url or "", detail, detail_url or "")
    href = url or detail_url or ""
    return Item(detail or shown(href), href)


def _award(it: Award, locale: Locale) -> Item:
    named = _titled(it.title, it.awarder or "", it.url)
    return replace(named, period=_date(it.date, locale), text=it.summary)


def _job(it: Job, locale: Locale) -> Item:
    return replace(
        _titled(it.position, it.name, None, it.url),
        place=it.location,
        period=period(it, locale),
        note=it.description,
        points=it.highlights,
        **_summary(it.summary),
    )


def _volunteer(it: Volunteer, locale: Locale) -> Item:
    named = _titled(it.position, it.organization, None, it.url)
    said = _summary(it.summary)
    return replace(named, period=period(it, locale), points=it.highlights, **said)


def _project(it: CareerProject, locale: Locale) -> Item:
    return replace(
        _titled(it.name, it.entity, it.url),
        place=", ".join(filter(None, (*it.roles, it.type))),
        period=period(it, locale),
        note=it.description,
        points=it.highlights,
        keywords=it.keywords,
    )


def _skill(it: Skill, _locale: Locale) -> Item:
    return Item(it.name, detail=it.level, keywords=it.keywords)


def _education(it: Education, locale: Locale) -> Item:
    return replace(
        _titled(study(it, locale), it.institution, None, it.url),
        place=it.score or "",
        period=period(it, locale),
        points=it.courses,
    )


def _certificate(it: Certificate, locale: Locale) -> Item:
    return replace(_titled(it.name, it.issuer, it.url), period=_date(it.date, locale))


def _publication(it: Publication, locale: Locale) -> Item:
    named = _titled(it.name, it.publisher, it.url)
    return replace(named, period=_date(it.release_date, locale), text=it.summary)


def _language(it: Language, _locale: Locale) -> Item:
    return _titled(it.language, it.fluency, None)


def _interest(it: Interest, _locale: Locale) -> Item:
    return Item(it.name, keywords=it.keywords)


def _reference(it: Reference, _locale: Locale) -> Item:
    return Item(it.name, quote=it.reference)


def _date(date: str | None, locale: Locale) -> str:
    return locale.partial_date(date) if date else ""


_SHAPES: dict[str, Callable[[Any, Locale], Item]] = {
    "awards": _award,
    "work": _job,
    "volunteer": _volunteer,
    "projects": _project,
    "skills": _skill,
    "education": _education,
    "certificates": _certificate,
    "publications": _publication,
    "languages": _language,
    "interests": _interest,
    "references": _reference,
}
"""Functions that make an item of an entry, by key of the document."""


def shown(href: str) -> str:
    """Returns an address as people read it: without ``https://``."""
    return href.partition("://")[2] or href


class Contact(NamedTuple):
    """A way to reach the owner."""

    text: str
    href: str = ""
    """Address of the link; nothing for a place, or a name without an address."""


def contacts(basics: Basics) -> Iterator[Contact]:
    """Yields place, number, address, site and networks, as far as the document has them."""
    if basics.location and basics.location.line:
        yield Contact(basics.location.line)
    if basics.phone:
        digits = "".join(it for it in basics.phone if it in "+0123456789")
        yield Contact(basics.phone, digits and f"tel:{digits}")
    if basics.email:
        yield Contact(basics.email, mail_link(basics.email))
    if basics.url:
        yield Contact(shown(basics.url), basics.url)
    for profile in basics.profiles:
        if profile.label:
            text = profile.label
            if not profile.url and profile.username != text:
                text = f"{text}: {profile.username}"
            yield Contact(text, profile.url or "")
