"""The picture and the title of a case study's hero."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.components.media.asset_manifest import AssetManifest, PictureFiles, provide
from portfolio.images.rendition_plan import formats_of, plan_renditions
from portfolio.models.sections import Hero
from portfolio.sections.case_study.hero import hero
from tests.support.photographs import as_content, photograph, scene


def markup(file: Path) -> str:
    picture = as_content(file)
    files = {it: tuple(plan_renditions(picture, it)) for it in formats_of(picture)}
    provide(AssetManifest({picture.file: PictureFiles(files)}, logos={}, lettering={}))
    section = Hero.model_validate(
        {
            "kind": "hero",
            "title": "Harbour",
            "copy": "A boat.",
            "imgSrc": {"src": file.name, "alt": "A boat"},
        },
        context={"folder": file.parent, "content": file.parent},
    )
    return str(hero(section).render())


@pytest.mark.parametrize("orientation", [1, 6])
def test_an_upright_hero_picture_is_as_tall_as_the_screen_allows(
    tmp_path: Path, orientation: int
) -> None:
    shown = markup(photograph(tmp_path / "photo.jpg", orientation))
    assert "case-hero__visual--tall" in shown
    assert '["--ratio"] : "0.750"' in shown
    assert "min(60vw, 75vh)" in shown


def test_a_wide_hero_picture_is_as_wide_as_the_columns(tmp_path: Path) -> None:
    scene(160, 100).save(tmp_path / "screen.png")
    shown = markup(tmp_path / "screen.png")
    assert "60vw" in shown
    assert "--tall" not in shown
    assert "vh" not in shown


@pytest.mark.parametrize(("title", "is_spelt"), [("IAG", True), ("Cover", False)])
def test_a_hero_title_that_the_drawing_spells_is_not_repeated_as_text(
    title: str, is_spelt: bool
) -> None:
    data = {"kind": "hero", "title": title, "copy": "Rain.", "heroComponent": "iag-logo"}
    shown = str(hero(Hero.model_validate(data)).render())
    assert title in shown
    assert ("case-hero--spelt" in shown) is is_spelt
