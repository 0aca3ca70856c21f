"""The lab gets the library that its pages load, and no other site does."""

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


def test_a_page_that_loads_it_finds_it(lab: Path, gsap: Path) -> None:
    (lab / "logos.html").write_text(PAGE)
    provide_gsap(lab.parent, gsap)
    assert (lab / "vendor" / "gsap.js").read_text() == "gsap"


def test_nothing_is_added_where_no_page_asks(lab: Path, gsap: Path) -> None:
    (lab / "ink.html").write_text("<canvas></canvas>")
    provide_gsap(lab.parent, gsap)
    assert [file.name for file in lab.iterdir()] == ["ink.html"]


def test_a_site_without_a_lab_needs_no_library(tmp_path: Path) -> None:
    provide_gsap(tmp_path, tmp_path / "nowhere.js")
    assert not list(tmp_path.iterdir())


def test_what_is_lacking_is_said_with_a_way_to_mend_it(lab: Path) -> None:
    (lab / "logos.html").write_text(PAGE)
    with pytest.raises(LabError, match=r"lab/logos\.html .* rxconfig\.py"):
        provide_gsap(lab.parent, lab / "nowhere.js")
