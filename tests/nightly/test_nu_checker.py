"""The Nu HTML Checker finds no error in any page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from portfolio.export.exported_pages import ExportedPages
from tests.support import blocks, variant
from tests.support.site import DIST

CHECKER = "vnu-jar@26.9.27"
"""The npm package of the checker; it brings a Java where there is none."""

ITS_CSS = "CSS: "
"""Beginning of what it says of styles: its parser knows none of the rules of the last years."""

EXPECT = "A “link” element with a “blocking” attribute must have a “rel” attribute"
"""Beginning of what it says of links that a page waits for, with ``rel="expect"``."""

SCRIPT_LEVEL = "Attribute “scriptlevel” not allowed on element “mtable”"
"""What it says of an attribute that every element of MathML Core may have."""


@pytest.mark.parametrize("site", [DIST, blocks.SITE, variant.SITE], ids=lambda site: site.name)
def test_the_nu_checker_finds_no_error(site: Path) -> None:
    # In pages that are hydrated whole, Reflex's styles make ``<style>`` elements of the body.
    files = sorted(map(str, ExportedPages(site).plain))
    assert files
    checker = ["npm", "exec", "--yes", f"--package={CHECKER}", "--", "vnu"]
    command = [
        *checker,
        "--stdout",
        "--errors-only",
        "--exit-zero-always",
        "--format",
        "json",
        *files,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    messages = json.loads(ended.stdout)["messages"]
    known = (ITS_CSS, EXPECT, SCRIPT_LEVEL)
    found = [it for it in messages if not it["message"].startswith(known)]
    assert [(it["url"], it["message"], it.get("extract")) for it in found] == []
