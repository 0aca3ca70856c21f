"""What a build hands over to Reflex's process is the content that it has read."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.routing.handed_over import VARIABLE, hand_over, handed_over
from tests.support.site_content import CONTENT


def test_content_arrives_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand_over(CONTENT, tmp_path / "content")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "content"))
    arrived = handed_over()
    assert arrived is not None
    assert arrived == CONTENT
    assert [it.href for it in arrived.projects] == [it.href for it in CONTENT.projects]


def test_without_the_variable_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert handed_over() is None
