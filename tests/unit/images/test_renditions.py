"""Renditions of pictures are made once, in the planned sizes and formats."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from portfolio.components.media.asset_manifest import provide
from portfolio.errors import BuildError
from portfolio.images import renditions
from portfolio.images.rendition_plan import STILL_FORMATS, plan_renditions
from portfolio.images.renditions import (
    copy_renditions,
    require_whole_pictures,
    shown_pictures,
    store_renditions,
)
from portfolio.models.content import Content
from portfolio.models.picture import Picture
from portfolio.sections.case_study.render import render
from portfolio.sections.logo_grid.model import Logo
from portfolio.sections.project_list import project_list
from tests.support.manifest import undrawn_manifest
from tests.support.photographs import as_content


def picture(folder: Path, name: str, size: tuple[int, int], color: str = "#ff8a1f") -> Picture:
    Image.new("RGB", size, color).save(folder / name)
    return as_content(folder / name)


ADDRESS = re.compile(r"/generated/img/([\w.-]+)")


@pytest.fixture
def small(content: Content, tmp_path: Path) -> Content:
    """The sample with one case study that has one small picture and an SVG logo."""
    mark = tmp_path / "mark.svg"
    mark.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>')
    context = {"folder": tmp_path, "content": tmp_path}
    logo = Logo.model_validate({"src": "mark.svg", "alt": "Brand"}, context=context)
    grids = (it for it in content.projects[1].sections if it.kind == "logo-grid")
    grid = next(grids).model_copy(update={"logos": (logo,)})
    img = picture(tmp_path, "wide.png", (500, 250))
    study = content.projects[1].model_copy(update={"img": img, "phone": None, "sections": (grid,)})
    return replace(content, projects=(study,))


class TestPlan:
    @pytest.mark.parametrize(
        ("size", "form", "widths"),
        [
            ((8, 8), "avif", [8]),
            ((500, 250), "avif", [320, 480, 500]),
            ((500, 250), "webp", [500]),
            ((4000, 10), "avif", [320, 480, 640, 960, 1280, 1920]),
            ((4000, 10), "webp", [640, 1280]),
        ],
    )
    def test_renditions_are_never_wider_than_the_picture_or_than_the_format_goes(
        self, tmp_path: Path, size: tuple[int, int], form: str, widths: list[int]
    ) -> None:
        planned = plan_renditions(picture(tmp_path, "a.png", size), form)
        assert [file.width for file in planned] == widths

    def test_renditions_of_another_picture_of_the_same_name_have_other_addresses(
        self, tmp_path: Path
    ) -> None:
        before = plan_renditions(picture(tmp_path, "a.png", (8, 8), "#000"), "webp")[0].url
        after = plan_renditions(picture(tmp_path, "a.png", (8, 8), "#fff"), "webp")[0].url
        assert before != after


class TestRenditions:
    def test_renditions_are_made_in_every_size_and_format_and_others_deleted(
        self, small: Content, tmp_path: Path
    ) -> None:
        (tmp_path / "img").mkdir()
        (tmp_path / "img" / "old-320-0123456789.webp").touch()
        copy_renditions(
            store_renditions(small, tmp_path / "store"), tmp_path / "img", tmp_path / "store"
        )
        made = {}
        for file in (tmp_path / "img").iterdir():
            with Image.open(file) as image:
                made.setdefault(image.format, []).append(image.size)
        assert {name: sorted(found) for name, found in made.items()} == {
            "AVIF": [(320, 160), (480, 240), (500, 250)],
            "WEBP": [(500, 250)],
        }

    def test_two_sites_share_the_rendition_store_and_make_no_rendition_twice(
        self, small: Content, tmp_path: Path
    ) -> None:
        folder, store = tmp_path / "img", tmp_path / "store"
        empty = replace(small, projects=())
        copy_renditions(store_renditions(small, store), folder, store)
        first = {file.name for file in folder.iterdir()}
        for file in store.iterdir():
            file.write_bytes(b"made once")
        copy_renditions(store_renditions(empty, store), folder, store)
        assert not list(folder.iterdir())
        copy_renditions(store_renditions(small, store), folder, store)
        assert {file.name for file in folder.iterdir()} == first
        assert {file.read_bytes() for file in folder.iterdir()} == {b"made once"}

    def test_only_pictures_that_are_not_converted_yet_are_decoded_by_a_check(
        self, small: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        decoded: list[Path] = []
        monkeypatch.setattr(renditions, "decode", decoded.append)
        require_whole_pictures(small, tmp_path / "store")
        assert decoded
        store_renditions(small, tmp_path / "store")
        decoded.clear()
        require_whole_pictures(small, tmp_path / "store")
        assert decoded == []


def test_a_check_decodes_every_frame_and_an_avif(small: Content, tmp_path: Path) -> None:
    frames = [Image.effect_noise((40, 40), 90).convert("P") for _ in range(3)]
    moving, odd = tmp_path / "moving.gif", tmp_path / "odd.avif"
    frames[0].save(moving, save_all=True, append_images=frames[1:])
    moving.write_bytes(moving.read_bytes()[:-400])
    frames[0].convert("RGB").save(odd)
    start, _, end = odd.read_bytes().partition(b"mdat")
    odd.write_bytes(start + b"mdat" + bytes(40) + end[40:])
    for file in (moving, odd):
        study = small.projects[0].model_copy(update={"img": as_content(file)})
        with pytest.raises(BuildError, match=rf"{file.name}: the picture is damaged"):
            require_whole_pictures(replace(small, projects=(study,)), tmp_path / "store")


def test_drawings_have_no_renditions(small: Content) -> None:
    assert [image.file.name for image in shown_pictures(small)] == ["wide.png"]


def test_renditions_that_are_made_are_those_that_sections_name(content: Content) -> None:
    provide(undrawn_manifest(content))
    shown = [project_list(content.projects)]
    shown += [
        render(section, project, content)
        for project in content.projects
        for section in project.sections
    ]
    named = {name for component in shown for name in ADDRESS.findall(str(component.render()))}
    made = {
        file.name
        for image in shown_pictures(content)
        for form in STILL_FORMATS
        for file in plan_renditions(image, form)
    }
    assert named == made
    assert len(made) > 15


def test_only_the_first_project_of_the_list_shows_a_phone_picture(content: Content) -> None:
    first = next(it for it in content.projects if it.phone).model_copy(update={"sections": ()})
    other = next(it for it in content.projects if it.img.file != first.img.file)
    second = first.model_copy(update={"img": other.img, "phone": other.img})
    assert first.phone
    shown = shown_pictures(replace(content, projects=(first, second)))
    assert [image.file for image in shown] == [first.img.file, first.phone.file, other.img.file]
    third = second.model_copy(update={"phone": first.phone})
    shown = shown_pictures(replace(content, projects=(second, third)))
    assert first.phone.file not in {image.file for image in shown}
