"""The scripts of sections share a folder in the site, so their names must differ."""

from __future__ import annotations

from portfolio.build.generate_assets import PAGE_SCRIPT_FILE, SECTIONS


def test_section_scripts_have_different_names() -> None:
    names = [PAGE_SCRIPT_FILE, *(script.name for script in SECTIONS.rglob("*.js"))]
    assert len(names) > 1
    assert sorted(names) == sorted({*names})
