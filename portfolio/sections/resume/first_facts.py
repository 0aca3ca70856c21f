"""The facts that a recruiter looks for first: current role, contact, earlier roles."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx

from portfolio.components.link import link
from portfolio.i18n.current import current_locale, words
from portfolio.models.resume import Resume
from portfolio.models.resume_entries import Job
from portfolio.models.site import Site
from portfolio.resume.wording import period

EN_DASH = "\u2013"

EARLIER = 3
"""Largest number of earlier roles that are shown."""


def first_facts(resume: Resume, site: Site) -> rx.Component | None:
    """Returns the facts of the first screen, or None where the content has none of them."""
    current = resume.current_role
    parts = [
        *(_role(current) if current else []),
        *_reached(site),
        *_earlier([it for it in resume.work if it is not current and it.title][:EARLIER]),
    ]
    return rx.el.div(*parts, class_name="first-facts") if parts else None


def _role(role: Job) -> Iterator[rx.Component]:
    yield rx.el.p(words().resume.now, class_name="first-facts__now")
    yield rx.el.div(role.title, class_name="first-facts__role")
    lasted = rx.el.span(period(role, current_locale()), class_name="nowrap")
    employer = [role.name, ", "] if role.name and role.position else []
    yield rx.el.p(*employer, lasted, class_name="first-facts__employer")


def _reached(site: Site) -> Iterator[rx.Component]:
    """Yields mail, place and availability, as far as the owner says them."""
    said = words().resume
    known = {
        said.email: link(site.email, href=f"mailto:{site.email}") if site.email else None,
        said.location: site.location,
        said.availability: site.availability,
    }
    rows = (rx.el.div(rx.el.dt(it), rx.el.dd(known[it])) for it in known if known[it])
    if any(known.values()):
        yield rx.el.dl(*rows)


def _earlier(roles: list[Job]) -> Iterator[rx.Component]:
    if roles:
        items = (
            rx.el.li(
                rx.el.span(_years(role)),
                rx.el.div(rx.el.b(role.title), *_employer(role)),
            )
            for role in roles
        )
        yield rx.el.ol(*items, custom_attrs={"aria-label": words().resume.earlier_roles})


def _employer(role: Job) -> list[str]:
    """Returns the employer after a dot, unless it stands in the place of the role."""
    return [" · ", role.name] if role.name and role.position else []


def _years(role: Job) -> str:
    """Returns the first and the last year of a role, with a dash between them."""
    ends = (it[:4] for it in (role.start_date, role.end_date) if it)
    return EN_DASH.join(dict.fromkeys(current_locale().partial_date(year) for year in ends))
