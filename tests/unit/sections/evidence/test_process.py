"""The steps of a process stand in their order, each with its number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pydantic import ValidationError

from portfolio.models.sections import Process
from portfolio.sections.case_study.evidence import process as module
from portfolio.sections.case_study.evidence.process import process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Image.new("RGB", (1280, 800)).save(tmp_path / "step.webp")
    return tmp_path


def read(folder: Path, count: int, **fields: Any) -> Process:
    step = {"text": "Why.", "image": {"src": "step.webp", "alt": "A step"}}
    steps = [{**step, "title": f"Step {number}"} for number in range(1, count + 1)]
    data = {"kind": "process", "title": "Rounds", "steps": steps, **fields}
    return Process.model_validate(data, context={"folder": folder, "content": folder})


@pytest.mark.parametrize("count", [3, 4, 5])
def test_process_steps_are_in_order_in_columns_of_their_number(
    folder: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(module, "screenshot", lambda *_: module.rx.el.img())
    shown = str(process(read(folder, count)))
    places = [shown.index(f"Step {number}") for number in range(1, count + 1)]
    assert places == sorted(places)
    assert f"process__steps--{count}" in shown
    assert f"Step {count + 1}" not in shown


@pytest.mark.parametrize(("count", "said"), [(2, "at least 3"), (6, "at most 5")])
def test_the_number_of_process_steps_is_limited(folder: Path, count: int, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        read(folder, count)
