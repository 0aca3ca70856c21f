"""Pages render from what was read before: content and the manifest of made files."""

from __future__ import annotations

import builtins
import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import reflex as rx

from custom_components.islands.island import Island
from portfolio.components import asset_manifest
from portfolio.components.asset_manifest import AssetManifest, provide, read_lettering
from portfolio.content.loader import load
from portfolio.models.sections import SingleImage
from portfolio.models.sections.base import WHITE
from portfolio.pages import experiments, home, not_found, project, projects, resume
from portfolio.sections.case_study import registry
from tests.support.manifest import undrawn_manifest
from tests.support.sample import CONTENT

SAMPLE = load(CONTENT).content

LOANS = next(
    it for project in SAMPLE.projects for it in project.sections if it.kind == "comparison"
)
SINGLE_IMAGE = SingleImage.model_construct(
    kind="image",
    title="Fits every screen",
    background_color=WHITE,
    mobile_src=LOANS.light,
    tablet_src=LOANS.dark,
    desktop_src=LOANS.light,
)
"""The one kind of section that the sample does not have."""

PAGES = {
    "home": partial(home.home, SAMPLE),
    "projects": partial(projects.projects, SAMPLE),
    "experiments": partial(experiments.experiments, SAMPLE),
    "resume": partial(resume.resume, SAMPLE),
    "not_found": partial(not_found.not_found, SAMPLE),
    **{it.slug: partial(project.project_page, SAMPLE, it) for it in SAMPLE.projects},
    "single_image": partial(registry.render, SINGLE_IMAGE, SAMPLE),
}


class DiskReadError(Exception):
    """A page looks at the disk."""


def disk_reads(page: Callable[[], rx.Component], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Renders a page with every look at the disk refused; returns the first one, if any.

    The scripts of islands are left out: Reflex has to link them when a component is created.
    """

    def refuse(*args: object, **_options: object) -> None:
        raise DiskReadError(f"a page reads {args}")

    with monkeypatch.context() as patch:
        patch.setattr(Island, "_link", classmethod(lambda _cls: "external/island.jsx"))
        for name in ("open", "stat", "glob", "rglob", "iterdir"):
            patch.setattr(Path, name, refuse)
        patch.setattr(builtins, "open", refuse)
        patch.setattr(io, "open", refuse)
        try:
            page()
        except DiskReadError as error:
            return [str(error)]
    return []


@pytest.mark.parametrize("name", PAGES)
def test_rendering_a_page_reads_no_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    provide(undrawn_manifest(SAMPLE))
    assert disk_reads(PAGES[name], monkeypatch) == []


def test_the_pages_above_hold_every_kind_of_section() -> None:
    shown = {type(section) for project in SAMPLE.projects for section in project.sections}
    assert {*registry.SECTIONS} <= shown | {SingleImage}


def test_rendering_without_a_manifest_says_what_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asset_manifest, "_provided", [])
    with pytest.raises(RuntimeError, match="call provide"):
        home.home(SAMPLE)


def test_a_title_that_was_not_drawn_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="title 'home'"):
        read_lettering(SAMPLE, tmp_path)


def test_a_drawing_has_the_size_and_the_left_edge_of_its_box(tmp_path: Path) -> None:
    for name in undrawn_manifest(SAMPLE).lettering:
        svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -7 640 320"/>'
        (tmp_path / f"{name}.0a1b.svg").write_text(svg)
    drawing = read_lettering(SAMPLE, tmp_path)["projects"]
    assert (drawing.left, drawing.width, drawing.height) == (-12, 640, 320)
    assert drawing.url.endswith("/projects.0a1b.svg")


def test_a_manifest_can_not_be_changed() -> None:
    manifest: AssetManifest = undrawn_manifest(SAMPLE)
    with pytest.raises(AttributeError):
        manifest.pictures = {}  # pyright: ignore[reportAttributeAccessIssue]
