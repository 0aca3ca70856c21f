"""A case study."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.layout.preloader import preloader
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.sections.case_study.hero import CONTENT
from portfolio.sections.case_study.registry import render


def head(content: Content, project: Project) -> Head:
    """Returns what the page says of itself."""
    data = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": project.title,
        "headline": project.title,
        "description": project.description,
        "url": content.site.address + project.href,
        "image": f"{content.site.address}/share/{project.slug}.jpg",
        "creator": {"@type": "Person", "name": content.site.owner},
    }
    return Head(
        project.href, project.title, project.description, f"/share/{project.slug}.jpg", data
    )


def project_page(content: Content, project: Project) -> rx.Component:
    """Returns the sections in the order that the content gives them."""
    hero, *rest = (render(section, content) for section in project.sections)
    palette = project.palette
    ground = {"--ground": palette.ground, "--ring": palette.ring, "--on-ground": palette.text}
    return page_layout(
        content.site,
        project.href,
        preloader(project.title, ground),
        rx.el.div(
            hero,
            rx.el.div(*rest, id=CONTENT, custom_attrs={"tabIndex": -1}),
            class_name="case-study",
            custom_attrs={"style": ground},
        ),
    )
