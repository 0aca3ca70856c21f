"""Technical skills, languages and interests: a name each, how well, and what belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import reflex as rx

from portfolio.components.link import link, visually_hidden
from portfolio.components.media.icon import icon
from portfolio.components.small_parts import chip_list
from portfolio.i18n.current import current_locale
from portfolio.icons.icon_sets import find_icon
from portfolio.models.project import Project
from portfolio.models.resume import Resume, Skill
from portfolio.resume.items import Item, entries, items, shown
from portfolio.sections.resume.resume_part import resume_part
from sandbox_islands.skill_logo.component import SkillLogo

ANIMATED = {"react", "redux", "javascript"}
"""Skills with an animated logo, which custom_components/sandbox_islands/skill_logo draws."""

GENERAL = "code"
"""Icon of skills that have none of their own."""

OTHER_NAMES = {
    "html": "html5",
    "css": "css3-alt",
    "css3": "css3-alt",
    "scss": "sass",
    "es6": "javascript",
    "source control": "git-alt",
    "version control": "git-alt",
    "git": "git-alt",
    "node": "node-js",
    "vue": "vuejs",
    "next": "simple/nextdotjs",
    "golang": "simple/go",
}
"""Names of icons by names of skills that no set has, or by which it has another drawing."""

_IN_BRACKETS = re.compile(r"\s*[(\[].*?[)\]]")

_VERSION = re.compile(r"\s+v?[\d.+]+$")

_LIBRARY = re.compile(r"[ .]?js$")


def skills(resume: Resume, projects: tuple[Project, ...] = ()) -> rx.Component:
    """Returns the technical skills with their logos, each of which plays, and the work below them.

    Where one has a level or keywords, all are wider cells with room for them.

    Args:
        resume: Document with the skills.
        projects: Case studies, whose titles are the words of links to them.
    """
    found = [*entries(resume, "skills", current_locale())]
    titles = {project.href: project.title for project in projects}
    if any(item.detail or item.keywords for _, item in found):
        cells = [
            _topic(item, _skill(skill), *_works(skill, titles), class_name="topic topic--skill")
            for skill, item in found
        ]
        return resume_part("skills", rx.el.ul(*cells, class_name="topics"))
    names = [rx.el.li(_skill(skill), *_works(skill, titles)) for skill, _ in found]
    proven = " skills--proven" if any(skill.projects for skill, _ in found) else ""
    return resume_part("skills", rx.el.ul(*names, class_name=f"skills{proven}"))


def _works(skill: Skill, titles: dict[str, str]) -> list[rx.Component]:
    """Returns the links to the work that proves a skill, if it names any."""
    links = (
        rx.el.li(
            link(titles.get(href) or shown(href), visually_hidden(f" ({skill.name})"), href=href)
        )
        for href in skill.projects
    )
    return [rx.el.ul(*links, class_name="skill__works")] if skill.projects else []


def topics(resume: Resume, part: str) -> rx.Component:
    """Returns the languages that the owner speaks, or the interests beside the work."""
    cells = (
        _topic(item, *([rx.el.h3(item.title)] if item.title else []))
        for item in items(resume, part, current_locale())
    )
    return resume_part(part, rx.el.ul(*cells, class_name="topics"))


def _topic(item: Item, *name: rx.Component, class_name: str = "topic") -> rx.Component:
    return rx.el.li(
        *name,
        *([rx.el.p(item.detail, class_name="muted")] if item.detail else []),
        *([chip_list(item.keywords)] if item.keywords else []),
        class_name=class_name,
    )


def _skill(skill: Skill) -> rx.Component:
    animated = next((it for it in spellings(skill.name) if it in ANIMATED), None)
    if animated and not skill.icon:
        return SkillLogo.create(logo=animated, label=skill.name)
    drawing = icon(skill.icon or skill_icon(skill.name))
    return rx.el.div(drawing, rx.el.span(skill.name), class_name="skill skill--hopping")


def skill_icon(name: str) -> str:
    """Returns the name of an icon: ``javascript`` of ``JavaScript (ES6+)``, or the general one."""
    for spelling in spellings(name):
        wanted = OTHER_NAMES.get(spelling, spelling)
        if find_icon(wanted):
            return wanted
    return GENERAL


def spellings(name: str) -> Iterator[str]:
    """Yields what a skill may be called, in small letters, the whole name first.

    Brackets, a version, other names after a slash, and the ending of a library go one by one.
    """
    whole = name.casefold().strip()
    bare = _VERSION.sub("", _IN_BRACKETS.sub("", whole)).strip()
    first = re.split(r"\s*[/,&]\s*", bare)[0]
    yield from dict.fromkeys((whole, bare, first, _LIBRARY.sub("", first)))
