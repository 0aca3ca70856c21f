"""A page shows no screen of a project a second time."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sandbox_islands.html import parse_html
from tests.support.site import DIST, compiled

DIGEST = re.compile(r"-([0-9a-f]{8})-\d+\.(?:avif|webp|png|jpg)")
"""The digest of a picture in the names of its files: the same picture has it under every name."""


@pytest.mark.parametrize("path", compiled())
def test_no_screen_is_shown_twice_on_a_page(path: str) -> None:
    html = (DIST / f"{path.lstrip('/') or 'index'}.html").read_text()
    names: dict[str, str] = {}
    shown: Counter[str] = Counter()
    for picture in parse_html(html).css("main picture"):
        found = {it[1]: it.string[: it.start()] for it in DIGEST.finditer(picture.html or "")}
        names |= {digest: before.rsplit("/", 1)[-1] for digest, before in found.items()}
        shown.update(found.keys())
    twice = [f"{names[digest]} ({count} times)" for digest, count in shown.items() if count > 1]
    assert twice == []
