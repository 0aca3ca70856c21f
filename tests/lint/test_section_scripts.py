"""The scripts of sections share a folder in the site."""

from __future__ import annotations

from portfolio.build.generate_assets import SCRIPT, SECTIONS


def test_every_section_script_has_a_name_of_its_own() -> None:
    names = [SCRIPT, *(script.name for script in SECTIONS.rglob("*.js"))]
    assert len(names) > 1
    assert sorted(names) == sorted({*names})
