"""The Reflex app: loads the content and adds a page for each route."""

from __future__ import annotations

import os
from functools import partial

import reflex as rx

from portfolio.build.generate_assets import GENERATED_BEFORE, generate_assets
from portfolio.components.inline_script import inline
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.loader import load
from portfolio.layout.head import Head, page_head, shared_head
from portfolio.layout.loading_indicator import LOADING_INDICATOR_SCRIPT
from portfolio.layout.scripts import BOOT_SCRIPT
from portfolio.pages import experiments, home, not_found, project, projects, resume
from portfolio.paths import CONTENT

content = load(CONTENT).content
if not os.environ.get(GENERATED_BEFORE):
    generate_assets(content)
provide(AssetManifest.read(content))

app = rx.App(
    enable_state=False,
    toaster=None,
    app_wraps={},
    reset_style=False,
    stylesheets=["/generated/site.css"],
    head_components=[
        *shared_head(content.site),
        inline(BOOT_SCRIPT),
        inline(LOADING_INDICATOR_SCRIPT),
    ],
    html_lang=content.site.language,
)


def add(head: Head, page: partial[rx.Component], route: str | None = None) -> None:
    """Adds a prerendered page with its own title, description and previews."""
    app.add_page(
        page,
        route=route or head.route,
        title=head.full_title(content.site),
        description=head.description,
        image=content.site.address + head.social_image,
        meta=page_head(content.site, head),
    )


add(home.head(content), partial(home.home, content))
add(projects.head(content), partial(projects.projects, content))
add(experiments.head(content), partial(experiments.experiments, content))
add(resume.head(content), partial(resume.resume, content))
for study in content.projects:
    add(project.head(content, study), partial(project.project_page, content, study))
for route in (not_found.ROUTE, "404"):
    add(not_found.head(content), partial(not_found.not_found, content), route)
