"""Pages render from what was read before: content and the manifest of made files."""

import builtins
import io
from dataclasses import replace
from pathlib import Path

import pytest

from portfolio.components.media.asset_manifest import LetteringFile, provide, read_lettering
from portfolio.components.media.lettering import lettering
from portfolio.models.content import Content
from portfolio.pages import experiments, home, not_found, project, projects, resume
from portfolio.routing.site_pages import own_page
from portfolio.sections.section import VIEWS
from sandbox_islands.islands import island
from tests.support.manifest import undrawn_manifest
from tests.support.sample import sample_with_all_blocks

PAGES = {
    "home": home.home,
    "projects": projects.projects,
    "experiments": experiments.experiments,
    "resume": resume.resume,
    "not_found": not_found.not_found,
    "own": lambda content: own_page(content, content.pages[0]),
    "project": lambda content: project.project_page(content, content.project("/projects/blocks")),
}


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    return sample_with_all_blocks(tmp_path_factory.mktemp("sample"))


@pytest.mark.parametrize("name", PAGES)
def test_rendering_a_page_reads_no_file(
    name: str, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **_options: object) -> None:
        raise AssertionError(f"a page reads {args}")

    provide(undrawn_manifest(content))
    with monkeypatch.context() as patch:
        # Reflex has to link the scripts of islands when a component is created.
        patch.setattr(island, "_link_once", lambda *_: None)
        for name_of_read in ("open", "stat", "glob", "rglob", "iterdir"):
            patch.setattr(Path, name_of_read, refuse)
        patch.setattr(builtins, "open", refuse)
        patch.setattr(io, "open", refuse)
        PAGES[name](content)


def test_the_page_of_all_blocks_has_every_kind_of_section(content: Content) -> None:
    blocks = content.project("/projects/blocks")
    assert blocks
    assert {*VIEWS} - {type(section) for section in blocks.sections} == set()


def test_a_title_has_size_and_left_edge_of_its_drawing_and_is_text_without_one(
    content: Content, tmp_path: Path
) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -7 640 320"/>'
    file = tmp_path / "projects.0a1b.svg"
    file.write_text(svg)
    drawings = read_lettering({"projects": file})
    url = f"/generated/{tmp_path.name}/projects.0a1b.svg"
    assert drawings == {"projects": LetteringFile(url, width=640, height=320, left=-12)}
    provide(replace(undrawn_manifest(content), lettering=drawings))
    title = str(lettering("Sand & box", "home", width=780).render())
    assert "Sand & box" in title
    assert "img" not in title
