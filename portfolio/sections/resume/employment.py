"""Where the owner has worked."""

from __future__ import annotations

import reflex as rx

from custom_components.decorations import Decorations
from portfolio.i18n.current import current_locale, words
from portfolio.models.resume import Job, Resume
from portfolio.resume.wording import period
from portfolio.sections.resume.resume_part import resume_part

COLOURS = (("yellow", "amber"), ("pink", "magenta"), ("lime", "green"), ("sky", "azure-ring"))
"""Fill and inset shadow of the dots on the timeline, in rotation."""

STICKERS = ("rainbow", "cassette", "flower", "lightning")
"""Beside the roles of a wide layout, in rotation."""

WIDE = 1280
"""Width in CSS pixels above which the stickers have room."""


def employment(resume: Resume) -> rx.Component:
    """Returns the roles along a timeline, the current one first."""
    jobs = [_job(job, *COLOURS[index % 4]) for index, job in enumerate(resume.work)]
    beside = [f"/svg/{name}.svg" for name in STICKERS[: len(jobs)]]
    return resume_part(
        words().resume.employment,
        rx.el.div(Decorations.create(stickers=beside, above=WIDE), *jobs, class_name="jobs"),
    )


def _job(job: Job, fill: str, step: str) -> rx.Component:
    dates = period(job, current_locale())
    quotation = words().resume.quotation.format(text=job.summary)
    return rx.el.article(
        rx.el.div(*([rx.el.span(dates)] if dates else []), class_name="job__period"),
        rx.el.div(
            rx.el.i(class_name="job__node", aria_hidden=True),
            rx.el.h3(job.title),
            *([rx.el.p(job.name, class_name="job__employer")] if job.name != job.title else []),
            *([rx.el.blockquote(quotation)] if job.summary else []),
            rx.el.ul(*(rx.el.li(duty) for duty in job.highlights)),
            class_name="job__details",
        ),
        class_name="job",
        custom_attrs={"style": {"--fill": f"var(--{fill})", "--step": f"var(--{step})"}},
    )
