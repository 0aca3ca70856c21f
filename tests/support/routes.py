"""The routes of the site, as its content has them."""

from __future__ import annotations

from portfolio.models.content import Content
from tests.support.site_content import CONTENT

PROJECTS = tuple(study.slug for study in CONTENT.projects)


def routes_of(content: Content) -> tuple[str, ...]:
    """Returns the route of every page in one language, without the language's path."""
    return (
        *("/", "/projects", *(study.href for study in content.projects)),
        *("/experiments", "/resume", *(page.route for page in content.pages)),
    )


ROUTES = (*routes_of(CONTENT), "/no-such-page")
"""Every page, and one address that matches none of them."""
