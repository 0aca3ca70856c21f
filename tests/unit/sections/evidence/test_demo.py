"""A page to play shows its picture and its link; mistakes say what was found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.sections.case_study.evidence import demo as module
from portfolio.sections.case_study.evidence.demo import demo

Read = Callable[..., Any]


def posters(mobile: str = "tall.webp") -> dict[str, Any]:
    files = {"mobile": mobile, "tablet": "wide.webp", "desktop": "wide.webp"}
    return {device: {"src": file, "alt": "The page"} for device, file in files.items()}


DATA = {"kind": "demo", "title": "T", "name": "N", "src": "/lab/loan", "posters": posters()}


def test_the_frame_of_a_demo_gets_page_name_and_ratio(
    read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "picture_props", lambda *_: {"sources": []})
    shown = str(demo(read(DATA, ratio="4/3", lead="So it can be pulled.")))
    for part in ("/lab/loan", "4 / 3", "So it can be pulled.", "page-section--client", "rings"):
        assert part in shown
    own = str(demo(read(DATA, backgroundColor="#f2f2f2")))
    assert "page-section--grey" in own
    assert "rings" not in own


def test_a_demo_may_frame_another_site(read: Read) -> None:
    assert read(DATA, src="https://example.com/toy").src == "https://example.com/toy"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"src": "http://example.com"}, "a page of this site, such as /lab/loan"),
        ({"src": "mailto:a@example.com"}, "a page of this site, such as /lab/loan"),
        ({"src": "#here"}, "a page of this site, such as /lab/loan"),
        ({"posters": posters(mobile="wide.webp")}, r"4:5.*wide\.webp is 1280 by 800"),
        ({"ratio": "16:10"}, "pattern"),
        ({"ratio": "1/9"}, "4/5 to 21/9"),
    ],
)
def test_a_mistake_in_a_demo_is_explained(read: Read, fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        read(DATA, **fields)
