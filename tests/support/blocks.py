"""A second site for the browser tests: their own content, a case study of all blocks, and pages."""

from __future__ import annotations

import shutil

from portfolio.paths import CACHE, ENGINE
from tests.support.linked_site import build, lay_out

FIXTURES = ENGINE.parent / "tests" / "fixtures"
STUDIES = ("blocks", "edges")
PYTHON_PAGES = FIXTURES / "python_pages"
SITE = CACHE / "blocks" / "blocks-site"
"""Where the second site is built; ``dist/`` never holds it."""


def main() -> None:
    """Writes and builds the site."""
    content = lay_out(SITE.parent)
    for study in STUDIES:
        shutil.copytree(FIXTURES / study, content / "projects" / study)
    shutil.copytree(FIXTURES / "pages", content / "pages")
    with (content / "experiments.yaml").open("a") as file:
        file.write((FIXTURES / "experiments.yaml").read_text())
    build(SITE, SITE_PATH="/", PAGES=str(PYTHON_PAGES.relative_to(ENGINE.parent)))


if __name__ == "__main__":
    main()
