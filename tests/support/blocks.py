"""A second site for the browser tests: case studies of all blocks and of hard files, pages, and
articles."""

import shutil
from pathlib import Path

from portfolio.models.theme.theme import DEFAULT_THEME
from portfolio.paths import CACHE, ENGINE
from tests.support.hard_files import DRAWINGS, PICTURES, large
from tests.support.linked_site import build, lay_out

FIXTURES = ENGINE.parent / "tests" / "fixtures"
STUDIES = ("blocks", "edges", "hard")
PYTHON_PAGES = FIXTURES / "python_pages"
SITE = CACHE / "blocks" / "blocks-site"
"""Where the second site is built; ``dist/`` never holds it."""


def make(theme: str = DEFAULT_THEME, site: Path = SITE) -> Path:
    """Writes and builds the site in a theme; returns where it is built, beside its content."""
    content = lay_out(SITE.parent)
    for study in STUDIES:
        shutil.copytree(FIXTURES / study, content / "projects" / study)
    shutil.copytree(FIXTURES / "pages", content / "pages")
    shutil.copy(FIXTURES / "hard_page.md", content / "pages" / "hard.md")
    of_other_languages = shutil.ignore_patterns("*.ar.md")
    shutil.copytree(FIXTURES / "writing", content / "writing", ignore=of_other_languages)
    with (content / "home.yaml").open("a") as file:
        file.write("writing: true\n")
    _write_hard_files(content)
    (content / "theme.yaml").write_text(f"extends: {theme}\nlogo: /svg/ring-by-id.svg\n")
    with (content / "experiments.yaml").open("a") as file:
        file.write((FIXTURES / "experiments.yaml").read_text())
    build(site, SITE_PATH="/", PAGES=str(PYTHON_PAGES.relative_to(ENGINE.parent)))
    return site


def _write_hard_files(content: Path) -> None:
    """Makes what the page and the case study of hard files show."""
    study = content / "projects" / "hard"
    (study / "drawings").mkdir()
    for folder in (study / "drawings", SITE.parent / "assets" / "svg"):
        for name, svg in DRAWINGS.items():
            (folder / f"{name}.svg").write_text(svg)
    for name, save in PICTURES.items():
        save(content / "pages" / name)
    large(study / "hero@2x.jpg")


if __name__ == "__main__":
    make()
