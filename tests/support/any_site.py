"""A whole site at random: its files, and what a build does with them short of Reflex."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from PIL import Image
from reflex.compiler import compiler

from portfolio.build.page_errors import require_sound_pages
from portfolio.build.resume_files import require_sound_resume
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.loader import Loaded
from portfolio.drawing.lettering import balance_lines
from portfolio.drawing.page_titles import page_titles
from portfolio.drawing.text_layout import LayoutStyle, layout_text
from portfolio.export.feeds import feeds
from portfolio.fonts.site_fonts import site_fonts
from portfolio.fonts.title_words import drawable
from portfolio.hosting.csp import player_origins
from portfolio.images.favicons import write_favicons
from portfolio.images.social_images import social_images
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.page import MarkdownPage
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.sections import Hero, NextProject
from portfolio.models.site import Site
from portfolio.routing.load_site import load_site
from portfolio.routing.site_pages import site_pages
from tests.support.any_content import MARKDOWN, PICTURES, Strategy, model, text, values
from tests.support.sample import ASSETS

SIZES = {"wide.webp": (1280, 8), "tall.webp": (8, 900), "small.webp": (3, 3)}
"""Sizes of the pictures by name; they are thin so that their renditions take no time."""

SLUGS = ("first", "second-one", "a", "4")


@st.composite
def projects(draw: Any) -> list[dict[str, Any]]:
    """Generates up to four case studies, each with a place in the list and a title of its own."""
    found = draw(st.lists(model(Project), max_size=len(SLUGS)))
    for index, project in enumerate(found):
        project["order"] = index + 1
        project["title"] = f"{project['title']} {index}"
        hero, last = draw(model(Hero)), draw(model(NextProject))
        if last.get("btnUrl"):
            last |= {"header": "Ünder", "btnLabel": "→"}
        project["sections"] = [hero, *project["sections"], last]
        for place, section in enumerate(project["sections"]):
            section.update({"id": f"s{place}"} if section.get("id") else {})
    return found


@st.composite
def markdown_pages(draw: Any) -> list[tuple[dict[str, Any], str]]:
    """Generates up to two pages of the owner's own, each as its front matter and its text."""
    body = st.lists(st.sampled_from(MARKDOWN) | text(), max_size=4).map("\n\n## A heading\n\n".join)
    return draw(st.lists(st.tuples(model(MarkdownPage), body), max_size=2))


SITES: Strategy = st.fixed_dictionaries(
    {
        "site.yaml": model(Site),
        "home.yaml": model(Home),
        "experiments.yaml": values(tuple[Experiment, ...]),
        "resume.json": model(Resume),
        "projects": projects(),
        "pages": markdown_pages(),
    }
)


def write_site(root: Path, files: dict[str, Any]) -> Path:
    """Writes the files of a site below an empty folder, beside the sample's assets.

    Returns:
        The content folder.
    """
    content = root / "content"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    if not (root / "assets").exists():
        (root / "assets").symlink_to(ASSETS)
    for name, data in files.items():
        if name not in {"projects", "pages"}:
            _write(content / name, data)
    (content / "projects").mkdir()
    for slug, project in zip(SLUGS, files["projects"], strict=False):
        _write(content / "projects" / slug / "project.yaml", project)
        for name in PICTURES:
            _picture(content / "projects" / slug / name)
    for index, (front_matter, body) in enumerate(files["pages"]):
        file = content / "pages" / f"own-{index}.md"
        file.parent.mkdir(exist_ok=True)
        file.write_text(
            f"---\n{json.dumps(front_matter, ensure_ascii=False)}\n---\n{body}\n", encoding="utf-8"
        )
    return content


def _write(file: Path, data: Any) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def _picture(file: Path) -> None:
    Image.new("RGB", SIZES[file.name], "#ffe14a").save(file)


def check(content: Path) -> Loaded:
    """Judges content as the command ``check`` does.

    Raises:
        ContentError: If anything is wrong.
    """
    loaded = load_site(content)
    require_sound_resume(loaded.content)
    require_sound_pages(loaded.content)
    return loaded


def build_without_reflex(content: Content, folder: Path) -> None:
    """Does what a build does, as far as it takes no other process.

    Every page is compiled to JavaScript with its head; titles are laid out, and icons, feeds and
    the words of social images are made.
    """
    provide(AssetManifest.expected(content))
    shared_head(content.site)
    for page in site_pages(content):
        assert compiler.compile_page(page.route, page.render())[1]
        page_head(content.site, page.head)
        assert page.head.full_title(content.site)
    lay_out_titles(content)
    assert all(feeds(content).values())
    player_origins(content)
    write_favicons(ASSETS / content.home.playground.mushroom.lstrip("/"), folder / "icons")


def lay_out_titles(content: Content) -> None:
    """Lays out the words of all titles and social images, without drawing them."""
    fonts = site_fonts(content).display_files
    titles = [(title.eyebrow, *title.lines) for title in page_titles(content)]
    titles += [("", *balance_lines(image.title, 12)) for image in social_images(content)]
    for eyebrow, *lines in titles:
        if words := drawable((eyebrow, *lines), fonts):
            layout_text([it for it in words[1:] if it], fonts, LayoutStyle(), words[0])
