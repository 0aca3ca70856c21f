"""A case study."""

from __future__ import annotations

import reflex as rx

from portfolio.components.client_colors import palette_properties
from portfolio.layout.head import Head, social_image
from portfolio.layout.loading import preloader
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.sections.case_study.case_study import case_study
from portfolio.sections.hero.view import CONTENT_ID


def head(content: Content, project: Project) -> Head:
    """Returns the page's title, description, preview and structured data."""
    data = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": project.title,
        "headline": project.title,
        "description": project.description,
        "url": content.site.url(content.site.prefix + project.href),
        "image": content.site.address + social_image(content.site, project.slug),
        "creator": {"@type": "Person", "name": content.site.owner},
    }
    awaited = CONTENT_ID if project.body else ""
    return Head(
        project.href, project.title, project.description, project.slug, data, awaited=awaited
    )


def project_page(content: Content, project: Project) -> rx.Component:
    """Returns the sections in the order that the content gives them."""
    colors = palette_properties(project.palette)
    overlay = preloader(project.title, content.theme.mascot_image, colors)
    return page_layout(content, project.href, overlay, case_study(project, content, colors))
