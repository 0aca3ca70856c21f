"""A build hands the content that it has read to the process of Reflex."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.routing.load_site import HANDOVER_VARIABLE, read_handover, write_handover
from tests.support.site_content import CONTENT


def test_content_arrives_unchanged_in_the_process_that_has_the_variable_and_in_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_handover(CONTENT, tmp_path / "content")
    monkeypatch.delenv(HANDOVER_VARIABLE, raising=False)
    assert read_handover() is None
    monkeypatch.setenv(HANDOVER_VARIABLE, str(tmp_path / "content"))
    assert read_handover() == CONTENT
