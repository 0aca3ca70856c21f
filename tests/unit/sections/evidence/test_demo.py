"""A page to play shows its picture and its link; mistakes say what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import ValidationError

from portfolio.models.sections import Demo
from portfolio.sections.case_study.evidence import demo as module
from portfolio.sections.case_study.evidence.demo import demo


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Image.new("RGB", (1280, 800)).save(tmp_path / "wide.webp")
    Image.new("RGB", (400, 500)).save(tmp_path / "tall.webp")
    return tmp_path


def read(folder: Path, mobile: str = "tall.webp", **fields: Any) -> Demo:
    files = {"mobile": mobile, "tablet": "wide.webp", "desktop": "wide.webp"}
    posters = {device: {"src": file, "alt": "The page"} for device, file in files.items()}
    data = {"kind": "demo", "title": "T", "name": "N", "src": "/lab/loan", "posters": posters}
    return Demo.model_validate({**data, **fields}, context={"folder": folder, "content": folder})


def test_the_frame_of_a_demo_gets_page_name_and_ratio(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "picture_props", lambda *_: {"sources": []})
    shown = str(demo(read(folder, ratio="4/3", lead="So it can be pulled.")))
    for part in ("/lab/loan", "4 / 3", "So it can be pulled.", "page-section--client", "rings"):
        assert part in shown
    own = str(demo(read(folder, backgroundColor="#f2f2f2")))
    assert "page-section--grey" in own
    assert "rings" not in own


@pytest.mark.parametrize("src", ["http://example.com", "mailto:a@example.com", "#here"])
def test_the_page_of_a_demo_is_of_this_site_or_https(folder: Path, src: str) -> None:
    with pytest.raises(ValidationError, match="a page of this site, such as /lab/loan"):
        read(folder, src=src)


def test_a_demo_may_frame_another_site(folder: Path) -> None:
    assert read(folder, src="https://example.com/toy").src == "https://example.com/toy"


def test_a_demo_picture_for_phones_needs_the_ratio_of_the_frame(folder: Path) -> None:
    with pytest.raises(ValidationError, match=r"4:5.*wide\.webp is 1280 by 800"):
        read(folder, mobile="wide.webp")


@pytest.mark.parametrize(("ratio", "said"), [("16:10", "pattern"), ("1/9", "4/5 to 21/9")])
def test_the_ratio_of_a_demo_is_written_as_in_css(folder: Path, ratio: str, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        read(folder, ratio=ratio)
