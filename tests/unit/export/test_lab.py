"""GSAP is copied into the lab only if a page of the lab loads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.export.lab import LabError, provide_gsap

PAGE = '<script src="vendor/gsap.js" defer></script>'


@pytest.fixture
def gsap(tmp_path: Path) -> Path:
    file = tmp_path / "gsap.min.js"
    file.write_text("gsap")
    return file


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    folder = tmp_path / "site" / "lab"
    folder.mkdir(parents=True)
    return folder


def test_gsap_is_copied_for_a_lab_page_that_loads_gsap(lab: Path, gsap: Path) -> None:
    (lab / "logos.html").write_text(PAGE)
    provide_gsap(lab.parent, gsap)
    assert (lab / "vendor" / "gsap.js").read_text() == "gsap"


def test_gsap_is_not_copied_where_no_lab_page_loads_gsap(lab: Path, gsap: Path) -> None:
    (lab / "ink.html").write_text("<canvas></canvas>")
    provide_gsap(lab.parent, gsap)
    assert [file.name for file in lab.iterdir()] == ["ink.html"]


def test_a_site_without_a_lab_needs_no_gsap(tmp_path: Path) -> None:
    provide_gsap(tmp_path, tmp_path / "nowhere.js")
    assert not list(tmp_path.iterdir())


def test_missing_gsap_of_a_lab_page_is_an_error_that_says_how_to_add_gsap(lab: Path) -> None:
    (lab / "logos.html").write_text(PAGE)
    with pytest.raises(LabError, match=r"lab/logos\.html .* rxconfig\.py"):
        provide_gsap(lab.parent, lab / "nowhere.js")
