"""The routes of the site, as its content has them."""

from tests.support.site_content import CONTENT

PROJECTS = tuple(study.slug for study in CONTENT.projects)

ROUTES = (
    "/",
    "/projects",
    *(f"/projects/{slug}" for slug in PROJECTS),
    "/experiments",
    "/resume",
    *(page.route for page in CONTENT.pages),
    "/no-such-page",
)
"""Every page, and one address that matches none of them."""
