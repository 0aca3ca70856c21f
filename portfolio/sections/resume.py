"""The four parts of the resume."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link
from portfolio.components.skill_icon import skill_icon
from portfolio.components.sticker import sticker
from portfolio.models.resume import Award, Brief, Education, Job, Qualification, Resume

CARDS = ("butter", "sky", "lilac", "mint")
NODES = (("lemon", "mari"), ("pink", "hot"), ("slime", "leaf"), ("sky", "azure-ring"))
"""Fill and step of the stickers on the rail, in turn."""


def resume_section(heading: str, *children: rx.Component) -> rx.Component:
    """Returns a part of the resume under its heading."""
    return rx.el.section(rx.el.h2(heading), *children, class_name="resume-section")


def accomplishments(resume: Resume) -> rx.Component:
    """Returns the awards as illustrated cells."""
    cells = (_award(award, CARDS[index % 4]) for index, award in enumerate(resume.awards))
    return resume_section("Accomplishments", rx.el.ul(*cells, class_name="awards"))


def _award(award: Award, card: str) -> rx.Component:
    more = rx.el.span(f" about {award.title}", class_name="visually-hidden")
    return rx.el.li(
        sticker(award.illustration),
        rx.el.h3(award.title),
        rx.el.p(award.summary),
        *([link("Read more", more, href=award.url)] if award.url else []),
        custom_attrs={"style": {"--card": f"var(--pastel-{card})"}},
    )


def employment(resume: Resume) -> rx.Component:
    """Returns the roles along a rail, the current one first."""
    jobs = (_job(job, *NODES[index % 4]) for index, job in enumerate(resume.work))
    return resume_section("Employment History", *jobs)


def _job(job: Job, fill: str, step: str) -> rx.Component:
    return rx.el.article(
        rx.el.div(rx.el.span(job.period), class_name="job__when"),
        rx.el.div(
            rx.el.i(class_name="job__node", aria_hidden=True),
            rx.el.h3(job.position),
            rx.el.p(job.name, class_name="job__where"),
            rx.el.blockquote(f"“{job.summary}”"),
            rx.el.ul(*(rx.el.li(duty) for duty in job.highlights)),
            class_name="job__what",
        ),
        class_name="job columns",
        custom_attrs={"style": {"--fill": f"var(--{fill})", "--step": f"var(--{step})"}},
    )


def skills(resume: Resume) -> rx.Component:
    """Returns the technical skills with their marks."""
    items = (rx.el.li(skill_icon(skill.name), skill.name) for skill in resume.skills)
    return resume_section("Technical Skills", rx.el.ul(*items, class_name="skills"))


def education(resume: Resume) -> rx.Component:
    """Returns the schools side by side, their briefs and qualifications folded."""
    schools = (_school(school) for school in resume.education)
    return resume_section("Education", rx.el.div(*schools, class_name="schools"))


def _school(school: Education) -> rx.Component:
    score = f", {school.score}" if school.score else ""
    folds = [_brief(brief) for brief in school.projects]
    folds += [_qualification(entry) for entry in school.qualifications]
    return rx.el.article(
        *([_logo(school.logo)] if school.logo else []),
        rx.el.h3(f"{school.study_type} of {school.area}"),
        rx.el.p(f"{school.institution}{score}", class_name="muted"),
        rx.el.div(*folds, class_name="folds"),
        class_name="school",
    )


def _logo(src: str) -> rx.Component:
    size = {"width": 500, "height": 160}
    return rx.el.img(src=src, alt="", loading="lazy", class_name="school__logo", custom_attrs=size)


def _brief(brief: Brief) -> rx.Component:
    chips = (rx.el.li(name, class_name="chip") for name in brief.technologies)
    return _fold(brief.name, rx.el.p(brief.brief), rx.el.ul(*chips, class_name="chips"))


def _qualification(entry: Qualification) -> rx.Component:
    courses = (
        rx.el.li(
            rx.el.b(course.code),
            rx.el.span(course.name),
            *([rx.el.span("Merit", class_name="merit")] if course.merit else []),
        )
        for course in entry.courses
    )
    return _fold(entry.name, rx.el.ul(*courses, class_name="courses"))


def _fold(summary: str, *children: rx.Component) -> rx.Component:
    mark = rx.el.span(class_name="fold__mark", aria_hidden=True)
    return rx.el.details(
        rx.el.summary(summary, mark),
        rx.el.div(*children, class_name="fold__body"),
        class_name="fold",
    )
