"""What home shows below its first screen: a few projects, its person, and the last articles."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.button import button
from portfolio.components.client_colors import ground_properties
from portfolio.components.collection import card_sticker
from portfolio.components.link import link
from portfolio.components.media.lettering import title_picture
from portfolio.components.media.picture import screenshot
from portfolio.components.small_parts import NOT_SEARCHED, draft_note, go, unbroken
from portfolio.i18n.current import current_locale, words
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from portfolio.models.resume import Job
from portfolio.models.site.site import Site
from portfolio.sections.writing.article_rows import article_rows

SHOWN = 3
"""Projects, employers and articles on the home page."""

LEAST_COUNT = 3
"""The first number that the catalogue has in words."""

FIRST = "(max-width: 600px) 82vw, 900px"
OTHERS = "(max-width: 600px) 82vw, min(42vw, 580px)"


def home_works(home: Home, projects: tuple[Project, ...], site: Site) -> rx.Component:
    """Returns the works that 'Scroll to projects' links to, and the way to all of them."""
    chosen = _works(home, projects)
    cards = (
        rx.el.li(_card(*work, is_first=not place), *card_sticker(work[0]))
        for place, work in enumerate(chosen)
    )
    rest = len(projects) > len(chosen) and site.shows("projects")
    return rx.el.section(
        rx.el.h2(home.projects_heading or site.projects.heading, class_name="visually-hidden"),
        rx.el.ul(*cards, class_name="works__list", **NOT_SEARCHED),
        *([button(_all(len(projects)), "/projects")] if rest else []),
        id="projects",
        class_name="works wrap",
        custom_attrs={"tabIndex": -1},
    )


def _works(home: Home, projects: tuple[Project, ...]) -> list[tuple[Project, Picture | None]]:
    """Returns the projects that the content names, with pictures of its own, or else the first."""
    known = {project.route: project for project in projects}
    named = [(known[work.href], work.img) for work in home.works if work.href in known]
    return named or [(project, None) for project in projects[:SHOWN]]


def _all(count: int) -> str:
    said = words().pages
    known = said.counts.split()
    place = count - LEAST_COUNT
    number = known[place] if 0 <= place < len(known) else str(count)
    return said.all_projects.format(count=number)


def _card(project: Project, own: Picture | None, *, is_first: bool) -> rx.Component:
    image = own or project.img
    shown = screenshot(image, FIRST if is_first else OTHERS) if image else title_picture(project)
    return link(
        rings(),
        rx.el.div(
            rx.el.h3(project.card_title),
            *[
                rx.el.p(*unbroken(text), class_name=f"work__{part}")
                for part, text in (
                    ("label", project.card_label),
                    ("result", project.result),
                    ("stack", ", ".join(project.card_stack)),
                )
                if text
            ],
            *([draft_note()] if project.draft else []),
            class_name="work__words",
        ),
        rx.el.div(shown, class_name="work__picture"),
        go(project.href),
        href=project.href,
        class_name="work work--first" if is_first else "work",
        custom_attrs={"style": ground_properties(project.palette)},
    )


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


def home_writing(content: Content) -> list[rx.Component]:
    """Returns the newest articles and the way to all of them, if content asks for them."""
    writing = content.writing
    if not (content.home.writing and writing):
        return []
    rest = len(writing.articles) > SHOWN
    all_articles = button(words().writing.all_articles, WRITING_ROUTE, secondary=True)
    section = rx.el.section(
        rx.el.h2(content.site.writing.heading),
        article_rows(writing.articles[:SHOWN], writing),
        *([all_articles] if rest else []),
        class_name="home-writing wrap",
    )
    return [section]
