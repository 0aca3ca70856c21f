"""Two pictures before and after reach the page with their labels; mistakes say what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import ValidationError

from portfolio.models.sections import BeforeAfter
from portfolio.sections.case_study.evidence import before_after as module
from portfolio.sections.case_study.evidence.before_after import before_after

SIZES = {"before.webp": (1600, 1000), "after.webp": (1280, 800), "tall.webp": (900, 1200)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, size in SIZES.items():
        Image.new("RGB", size).save(tmp_path / name)
    return tmp_path


def data(after: str = "after.webp", **fields: Any) -> dict[str, Any]:
    pictures = {"before": "before.webp", "after": after}
    sides = {side: {"src": file, "alt": f"It {side}"} for side, file in pictures.items()}
    labels = ["Wireframe", "Shipped"]
    return {"kind": "before-after", "title": "T", "labels": labels, **sides, **fields}


def read(folder: Path, fields: dict[str, Any]) -> BeforeAfter:
    return BeforeAfter.model_validate(fields, context={"folder": folder, "content": folder})


def test_words_labels_and_direction_of_a_before_after_reach_the_page(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "picture_props", lambda image, _: {"alt": image.alt})
    shown = str(before_after(read(folder, data(copy="Pull the edge.", direction="down"))))
    said = ("Pull the edge.", "Wireframe", "Shipped", "It before", "It after", "and-after--down")
    for part in said:
        assert part in shown
    assert "and-after--across" in str(before_after(read(folder, data())))


@pytest.mark.parametrize("side", ["before", "after"])
def test_a_before_after_needs_two_pictures(folder: Path, side: str) -> None:
    fields = {key: value for key, value in data().items() if key != side}
    with pytest.raises(ValidationError, match=rf"{side}\n  Field required"):
        read(folder, fields)


@pytest.mark.parametrize("labels", [["One"], ["One", "Two", "Three"], ["One", ""]])
def test_a_before_after_needs_a_label_for_each_picture(folder: Path, labels: list[str]) -> None:
    with pytest.raises(ValidationError, match="labels"):
        read(folder, data(labels=labels))


def test_before_after_pictures_of_different_ratios_are_refused(folder: Path) -> None:
    found = r"same ratio, but before\.webp is 1600 by 1000 and tall\.webp is 900 by 1200"
    with pytest.raises(ValidationError, match=found):
        read(folder, data(after="tall.webp"))


def test_the_divider_of_a_before_after_moves_across_or_down(folder: Path) -> None:
    with pytest.raises(ValidationError, match="'across' or 'down'"):
        read(folder, data(direction="up"))
