"""The routes of the site, as its content has them, and those that the tests of every page open."""

import os
from collections.abc import Iterable

import pytest

from portfolio.models.content import Content
from tests.support.site import pages
from tests.support.site_content import CONTENT

PROJECTS = tuple(study.slug for study in CONTENT.projects)

NOT_FOUND = "/no-such-page"
"""An address that matches no page."""


def routes_of(content: Content) -> tuple[str, ...]:
    """Returns the route of every page in one language, without the language's path."""
    return (
        "/",
        "/projects",
        *(study.href for study in content.projects),
        "/experiments",
        "/resume",
        *(page.route for page in content.pages),
        *content.writing.routes,
    )


ROUTES = (*routes_of(CONTENT), NOT_FOUND)
"""Every page, and one address that matches none of them."""

LARGEST_STUDY = max(CONTENT.projects, key=lambda study: len(study.sections), default=None)
REPRESENTATIVE = (
    "/",
    "/projects",
    *([LARGEST_STUDY.href] if LARGEST_STUDY else []),
    "/experiments",
    "/resume",
    NOT_FOUND,
)
"""A page of each kind: what is the same on every page is tested on these."""

EVERY_PAGE = "EVERY_PAGE" in os.environ
"""Whether the tests of every page open all of them, as `make nightly` does."""

SERVED_AS_THEY_ARE = tuple(path for path in pages() if path not in (*ROUTES, "/404"))
"""Pages of `assets/`."""


def _params(routes: Iterable[str]) -> list[object]:
    """Returns parameters; tests of a page run on one worker, so that the page is opened once."""
    return [
        pytest.param(route, marks=[pytest.mark.xdist_group(route), pytest.mark.every_page])
        for route in routes
    ]


TESTED_ROUTES = _params(ROUTES if EVERY_PAGE else REPRESENTATIVE)
"""Parameters of tests of pages that the content makes."""

RICH = (*([LARGEST_STUDY.href] if LARGEST_STUDY else []), "/resume")
RICH_ROUTES = _params(ROUTES if EVERY_PAGE else RICH)
"""Parameters of tests that take long: in the gate they open the two pages that have most."""

TESTED_PAGES = _params((*ROUTES, *SERVED_AS_THEY_ARE) if EVERY_PAGE else REPRESENTATIVE)
"""Parameters of tests of any page."""
