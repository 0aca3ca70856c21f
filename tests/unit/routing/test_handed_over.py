"""A build hands the content that it has read to the process of Reflex."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.routing.handed_over import VARIABLE, hand_over, handed_over
from tests.support.site_content import CONTENT


def test_content_arrives_unchanged_in_the_process_of_reflex(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over(CONTENT, tmp_path / "content")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "content"))
    arrived = handed_over()
    assert arrived is not None
    assert arrived == CONTENT
    assert [it.href for it in arrived.projects] == [it.href for it in CONTENT.projects]


def test_without_the_variable_no_content_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert handed_over() is None
