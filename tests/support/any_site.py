"""A whole site at random: its files, and what a build does with them short of Reflex."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import strategies as st
from PIL import Image

from portfolio.build.render_errors import require_sound_pages, require_sound_resume
from portfolio.content.loader import Loaded
from portfolio.drawing.lettering import balance_lines, drawable
from portfolio.drawing.page_titles import page_titles
from portfolio.drawing.text_layout import LayoutStyle, layout_text
from portfolio.export.feeds import feeds
from portfolio.fonts import site_fonts as fonts_module
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.site_fonts import site_fonts
from portfolio.hosting.security_headers import frame_origins
from portfolio.i18n.locale import language_name
from portfolio.images.favicons import write_favicons
from portfolio.images.renditions import copy_renditions, store_renditions
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.section_kinds import AnySection
from portfolio.models.site import Site, absent_pages
from portfolio.resume import files
from portfolio.routing.load_site import load_site
from portfolio.sections.hero.model import Hero
from portfolio.sections.next_project.model import NextProject
from tests.support import any_content
from tests.support.any_content import UPRIGHT, Amount, Strategy, model, sized, text, values
from tests.support.compile_pages import compile_pages
from tests.support.sample import ASSETS

MODES = {
    "wide.webp": ("RGB", (1280, 8)),
    "tall.jpg": ("CMYK", (8, 900)),
    "small.png": ("P", (3, 3)),
    "deep.png": ("I;16", (640, 2)),
    "moving.gif": ("L", (9, 9)),
    "clear.avif": ("RGBA", (390, 4)),
    UPRIGHT: ("RGB", (4, 5)),
}
"""Mode and size of the pictures by name; they are thin so that their renditions take no time."""

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6z"/></svg>'

FIRST = ("facts", "summary")
"""Kinds of section that a case study has once."""

SLUGS = ("first", "second-one", "a", "4")


@st.composite
def projects(draw: Any, amount: Amount) -> list[dict[str, Any]]:
    """Generates up to four projects, some small, each with a place and a title of its own."""
    found = draw(sized(model(Project, 1, amount), (1,) if amount is Amount.FULL else (0, 2, 4)))
    for index, project in enumerate(found):
        project |= {"order": index + 1} if project.get("order") else {}
        project["title"] = f"{project['title']} {index}"
        if not project.get("img"):
            project.pop("phone", None)
        if amount is Amount.FULL:
            del project["href"]
        if project.get("href") or "sections" not in project:
            project.pop("sections", None)
            continue
        kinds = [it for it in get_args(get_args(AnySection)[0]) if it not in {Hero, NextProject}]
        if amount is Amount.FULL:
            project["sections"] = [draw(model(kind, 1, amount)) for kind in kinds]
        hero, last = draw(model(Hero, 1, amount)), draw(model(NextProject, 1, amount))
        if last.get("btnUrl"):
            last |= {"header": "Ünder", "btnLabel": "→"}
        project["sections"] = [hero, *_placed(project["sections"]), last]
        for place, section in enumerate(project["sections"]):
            section.update({"id": f"s{place}"} if section.get("id") else {})
    return found


def _placed(sections: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns sections with the facts first, and with one summary at most."""
    first = {kind: [it for it in sections if it["kind"] == kind][:1] for kind in FIRST}
    return [*first["facts"], *first["summary"], *(it for it in sections if it["kind"] not in FIRST)]


TEXTS = (
    "a[^1]\n\n[^1]: b",
    "> [!NOTE]\n> a",
    "$$\na\n$$\n\n- [x] $b$",
    '```py {file="a.py" mark="1"}\na\n```',
    "```quote\nwords: a\nname: b\n```",
)
"""Parts of a text that only a page may hold."""


@st.composite
def markdown_pages(draw: Any, amount: Amount) -> list[tuple[dict[str, Any], str]]:
    """Generates pages of the owner's own, each as its front matter and its text."""
    body = sized(st.sampled_from((*any_content.MARKDOWN, *TEXTS)) | text(), (0, 1, 4)).map(
        "\n\n## A heading\n\n".join
    )
    return draw(sized(st.tuples(model(MarkdownPage, 1, amount), body), (1, 2)))


def _with_its_language(site: dict[str, Any]) -> dict[str, Any]:
    """Returns a site whose list of languages, if it has one, has the first language too."""
    language, listed = site.get("language", "en"), site.get("languages")
    if not listed or language_name(language) == language:
        return {key: it for key, it in site.items() if key != "languages"}
    return site | {"languages": [*dict.fromkeys([language, *listed])]}


def _with_its_verbs(home: dict[str, Any]) -> dict[str, Any]:
    """Returns a home page that has words for the verbs of its text."""
    verbs = {name: "Żółć" for name in re.findall(r"\{(\w+)\}", home["text"])}
    return home | {"verbs": verbs | home.get("verbs", {})}


THEMES: tuple[dict[str, Any], ...] = (
    {},
    {"mascot": "none"},
    {"logo": "none"},
    {"mascot": "/svg/bomb.svg", "logo": "/svg/flower.svg"},
)


def parts(amount: Amount) -> dict[str, Strategy]:
    """Returns a strategy for each part of a site."""
    return {
        "site.yaml": model(Site, 0, amount).map(_with_its_language),
        "home.yaml": model(Home, 0, amount).map(_with_its_verbs),
        "theme.yaml": st.sampled_from(THEMES),
        "experiments.yaml": values(tuple[Experiment, ...], amount=amount),
        "resume.json": model(Resume, 1, amount),
        "projects": projects(amount),
        "pages": markdown_pages(amount),
    }


PARTS = tuple(parts(Amount.BARE))
EMPTY: dict[str, Strategy] = {"projects": st.just([]), "pages": st.just([])}


def sites(part: str, amount: Amount) -> Strategy:
    """Returns a strategy for the files of a site, of which one part has more than is needed.

    Hypothesis limits how much one example may draw, so that a site all of whose parts are rich
    would have little of each.
    """
    bare = {**parts(Amount.BARE), **EMPTY}
    return st.fixed_dictionaries({**bare, part: parts(amount)[part]}).map(_with_its_pages)


def _with_its_pages(files: dict[str, Any]) -> dict[str, Any]:
    """Returns files without those of pages that are absent, and without links to them."""
    absent = absent_pages(files["site.yaml"])
    if not absent:
        return files
    kept = {name: it for name, it in files.items() if name.partition(".")[0] not in absent}
    leading_there = re.compile(rf"/({'|'.join(absent)})(\.pdf)?(?=[\")#])")
    return {"projects": [], **json.loads(leading_there.sub("/", json.dumps(kept)))}


def write_site(root: Path, files: dict[str, Any]) -> Path:
    """Writes the files of a site below a folder, with a link to the assets; returns its content."""
    content = root / "content"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    if not (root / "assets").exists():
        (root / "assets").symlink_to(ASSETS)
    for name, data in files.items():
        if name not in {"projects", "pages"}:
            _write(content / name, data)
    (content / "projects").mkdir()
    _write_pictures(content)
    for slug, project in zip(SLUGS, files["projects"], strict=False):
        _write(content / "projects" / slug / "project.yaml", project)
        _write_pictures(content / "projects" / slug)
        (content / "projects" / slug / any_content.CODE).write_text("print('code')\n" * 12)
    for index, (front_matter, body) in enumerate(files["pages"]):
        file = content / "pages" / f"own-{index}.md"
        file.parent.mkdir(exist_ok=True)
        front = json.dumps(front_matter, ensure_ascii=False)
        file.write_text(f"---\n{front}\n---\n{body}\n", encoding="utf-8")
    return content


def _write(file: Path, data: Any) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def _write_pictures(folder: Path) -> None:
    (folder / any_content.DRAWN).write_bytes(DRAWING)
    for name in MODES:
        (folder / name).write_bytes(_picture(name))


@cache
def _picture(name: str) -> bytes:
    """Returns a picture; the GIF has two frames."""
    mode, size = MODES[name]
    picture, file = Image.new(mode, size), BytesIO()
    frames = {"save_all": True, "append_images": [Image.new(mode, size, 255)]}
    kind = Path(name).suffix[1:].replace("jpg", "jpeg")
    picture.save(file, kind, **frames if mode == "L" else {})
    return file.getvalue()


@contextmanager
def read_from(root: Path) -> Iterator[None]:
    """Has builds read the content of a folder, and fetch no fonts: cutting them takes minutes."""

    def not_fetched(family: str, *_: object) -> None:
        raise FontFetchError(f"{family} is not fetched in tests", family, unknown=False)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts_module, "family_files", not_fetched)
        patch.setattr(files, "CONTENT", root / "content")
        fonts_module._resolve.cache_clear()
        yield
    fonts_module._resolve.cache_clear()


def check(content: Path) -> Loaded:
    """Judges content as the command ``check`` does; a ``ContentError`` says what is wrong."""
    loaded = load_site(content)
    require_sound_resume(loaded.content)
    require_sound_pages(loaded.content)
    return loaded


def build_without_reflex(content: Content, folder: Path) -> None:
    """Does what a build does, as far as it takes no other process."""
    copy_renditions(
        store_renditions(content, folder / "renditions"), folder / "img", folder / "renditions"
    )
    compile_pages(content)
    lay_out_titles(content)
    assert all(feeds(content).values())
    frame_origins(content)
    write_favicons(content, folder / "icons")


def lay_out_titles(content: Content) -> None:
    """Lays out the words of all titles and social images, without drawing them."""
    fonts = site_fonts(content).display_files
    titles = [(title.eyebrow, *title.lines) for title in page_titles(content)]
    titles += [("", *balance_lines(image.title, 12)) for image in social_images(content)]
    for eyebrow, *lines in titles:
        if words := drawable((eyebrow, *lines), fonts):
            layout_text([it for it in words[1:] if it], fonts, LayoutStyle(), words[0])
