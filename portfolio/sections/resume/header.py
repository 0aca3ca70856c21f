"""What the resume begins with: the facts that a recruiter looks for first, and the downloads."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx

from portfolio.components.link import link
from portfolio.components.media.icon import icon
from portfolio.components.small_parts import NOT_SEARCHED, dotted
from portfolio.i18n.current import current_locale, words
from portfolio.icons.icon_sets import Icon
from portfolio.models.link import mail_link
from portfolio.models.resume import Job, Resume
from portfolio.models.site.site import Site
from portfolio.resume.wording import period

MAX_EARLIER_ROLES = 3


def resume_start(resume: Resume, site: Site) -> rx.Component:
    """Returns the card with the first facts, if there are any, and the downloads."""
    facts = first_facts(resume, site)
    card = rx.el.div(*([facts] if facts else []), downloads(), class_name="resume-start surface")
    return rx.el.div(card, class_name="wrap")


def first_facts(resume: Resume, site: Site) -> rx.Component | None:
    """Returns current role, contact and earlier roles, or None where the content has none."""
    current = resume.current_role
    earlier = [role for role in resume.work if role is not current and role.title]
    parts = [
        *(_role(current) if current else []),
        *_reached(site, resume),
        *_earlier(earlier[:MAX_EARLIER_ROLES]),
    ]
    return rx.el.div(*parts, class_name="first-facts") if parts else None


def _role(role: Job) -> Iterator[rx.Component]:
    yield rx.el.p(words().resume.now, class_name="first-facts__now")
    yield rx.el.div(role.title, class_name="first-facts__role")
    lasted = rx.el.span(period(role, current_locale()), class_name="nowrap")
    employer = [role.name, ", "] if role.name and role.position else []
    yield rx.el.p(*employer, lasted, class_name="first-facts__employer")


def _reached(site: Site, resume: Resume) -> Iterator[rx.Component]:
    """Yields mail, place, availability and profiles, as far as the owner says them."""
    said = words().resume
    mail = link(site.email, href=mail_link(site.email)) if site.email else None
    known = (
        (said.email, mail),
        (said.location, site.location),
        (said.availability, site.availability),
        (said.profiles, _profiles(resume)),
    )
    rows = [rx.el.div(rx.el.dt(name), rx.el.dd(value)) for name, value in known if value]
    if rows:
        yield rx.el.dl(*rows)


def _profiles(resume: Resume) -> rx.Component | None:
    """Returns links with the names of the networks, or None where the document has none."""
    named = ((it.label, it.url) for it in resume.basics.profiles)
    links = [rx.el.li(link(label, href=url)) for label, url in named if label and url]
    return rx.el.ul(*links, class_name="first-facts__profiles") if links else None


def _earlier(roles: list[Job]) -> Iterator[rx.Component]:
    rows = []
    for role in roles:
        # Without a position, the employer stands in the place of the role.
        employer = [role.name] if role.name and role.position else []
        words_of_role = dotted(rx.el.b(role.title), *employer)
        rows.append(rx.el.li(rx.el.span(_years(role), class_name="muted"), words_of_role))
    if rows:
        yield rx.el.ol(*rows, custom_attrs={"aria-label": words().resume.earlier_roles})


def _years(role: Job) -> str:
    """Returns the first and the last year of a role, with a dash between them."""
    years = (date[:4] for date in (role.start_date, role.end_date) if date)
    return "\N{EN DASH}".join(dict.fromkeys(current_locale().partial_date(year) for year in years))


def downloads() -> rx.Component:
    """Returns the link to the PDF, and a button with a menu of the resume's other forms.

    The menu is a native popover: it opens without JavaScript, and closes on Escape and on a
    press elsewhere.
    """
    label = words().resume
    files = {
        "JSON Resume": "/resume.json",
        label.plain_text: "/resume.txt",
        label.contact_card: "/contact.vcf",
    }
    links = (rx.el.li(rx.el.a(name, href=href, download=True)) for name, href in files.items())
    return rx.el.div(
        rx.el.a(
            icon(Icon.ARROW_DOWN),
            label.download,
            href="/resume.pdf",
            download=True,
            class_name="button",
            **NOT_SEARCHED,
        ),
        rx.el.button(
            label.other_formats,
            type="button",
            class_name="button button--secondary",
            custom_attrs={"popoverTarget": "downloads"},
        ),
        rx.el.ul(
            *links, id="downloads", class_name="popover-menu", custom_attrs={"popover": "auto"}
        ),
        class_name="button-row",
    )
