"""The schools of the owner."""

from __future__ import annotations

import reflex as rx

from portfolio.components.small_parts import chip_list, disclosure
from portfolio.i18n.current import current_locale, words
from portfolio.models.resume import Education, Qualification, Resume
from portfolio.resume.items import Item, entries
from portfolio.sections.resume.resume_part import detail, resume_part

LOGO_SIZE = {"width": 500, "height": 160}
"""The largest size of a school's logo, in CSS pixels."""


def education(resume: Resume) -> rx.Component:
    """Returns the schools side by side; briefs and qualifications expand."""
    found = entries(resume, "education", current_locale())
    schools = (_school(school, item) for school, item in found)
    return resume_part("education", rx.el.div(*schools, class_name="schools"))


def _school(school: Education, item: Item) -> rx.Component:
    blocks = [
        disclosure(brief.name, rx.el.p(brief.brief), chip_list(brief.technologies))
        for brief in school.projects
    ]
    blocks += [_qualification(entry) for entry in school.qualifications]
    if school.courses:
        blocks.append(disclosure(words().resume.courses, chip_list(school.courses)))
    return rx.el.article(
        *([_logo(school)] if school.logo else []),
        *([rx.el.h3(item.title)] if item.title else []),
        *_below(school, item),
        *([rx.el.p(item.period, class_name="muted")] if item.period else []),
        *([rx.el.div(*blocks, class_name="disclosures")] if blocks else []),
        class_name="school",
    )


def _logo(school: Education) -> rx.Component:
    return rx.el.img(
        src=school.logo,
        alt=school.institution,
        loading="lazy",
        class_name="school__logo",
        custom_attrs=LOGO_SIZE,
    )


def _below(school: Education, item: Item) -> list[rx.Component]:
    """Returns place and result of the studies; the school is left out where its logo says it."""
    if not school.logo or item.detail_href:
        return detail(item, "muted")
    return [rx.el.p(item.place, class_name="muted")] if item.place else []


def _qualification(entry: Qualification) -> rx.Component:
    courses = (
        rx.el.li(
            rx.el.b(course.code),
            rx.el.span(course.name),
            *([rx.el.span(words().resume.merit, class_name="merit")] if course.merit else []),
        )
        for course in entry.courses
    )
    return disclosure(entry.name, rx.el.ul(*courses, class_name="courses"))
