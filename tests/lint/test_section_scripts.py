"""The scripts of sections share a folder in the site, so their names must differ."""

from __future__ import annotations

from portfolio.build.generate_assets import SCRIPT, SECTIONS


def test_section_scripts_have_different_names() -> None:
    names = [SCRIPT, *(script.name for script in SECTIONS.rglob("*.js"))]
    assert len(names) > 1
    assert sorted(names) == sorted({*names})
