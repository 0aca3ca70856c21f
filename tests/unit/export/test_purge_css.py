"""A page gets the styles that it can need."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.export.purge_css import Classes, classes_of, inline_styles, needed, parse

LINKS = (
    '<link rel="preload" as="style" href="/assets/all.css"/>'
    '<link rel="stylesheet" href="/assets/all.css" type="text/css"/>'
    '<link rel="preload" as="font" href="/fonts/body.woff2"/>'
)


def left(css: str, *classes: str, spoken: tuple[str, ...] = ()) -> str:
    return needed(parse(css), Classes(classes, spoken))


class TestInlineStyles:
    @pytest.fixture
    def site(self, tmp_path: Path) -> Path:
        (tmp_path / "assets").mkdir()
        (tmp_path / "assets" / "all.css").write_text('a{content:"→"}.b{top:0}.c{top:1px}')
        (tmp_path / "assets" / "menu-AbC123.js").write_text("add('c')")
        (tmp_path / "index.html").write_text(f'{LINKS}<p class="b">')
        (tmp_path / "menu.html").write_text(f'{LINKS}<p data-island="external/menu/menu.jsx#M">')
        inline_styles(tmp_path)
        return tmp_path

    def test_every_page_holds_its_own_and_the_file_is_gone(self, site: Path) -> None:
        assert (site / "index.html").read_text() == (
            '<style>a{content:"→"}.b{top:0}</style>'
            '<link rel="preload" as="font" href="/fonts/body.woff2"/><p class="b">'
        )
        assert not (site / "assets" / "all.css").exists()

    def test_an_island_brings_the_classes_that_its_script_speaks_of(self, site: Path) -> None:
        assert "</style>" in (menu := (site / "menu.html").read_text())
        assert ".c{top:1px}" in menu
        assert ".b{" not in menu


class TestNeeded:
    @pytest.mark.parametrize(
        "css",
        [
            "a:hover{top:0}",
            "@font-face{font-family:A}",
            "@keyframes hop{to{top:0}}",
            ":root[data-theme=dark]{top:0}",
            ".here p{top:0}",
            ".here:not(.gone){top:0}",
            ":is(.gone,.here){top:0}",
            "@media print{.here{top:0}}",
        ],
    )
    def test_what_may_match_stays_as_it_is(self, css: str) -> None:
        assert left(css, "here") == css

    @pytest.mark.parametrize(
        "css", [".gone{top:0}", ".here .gone{top:0}", ".here.gone{top:0}", ".gone>p{top:0}"]
    )
    def test_what_asks_for_a_class_that_is_nowhere_goes(self, css: str) -> None:
        assert left(css, "here") == ""
        assert left(f"@layer a{{@media print{{{css}}}}}", "here") == ""

    def test_of_several_selectors_those_stay_that_may_match(self) -> None:
        assert left(".gone,.here,b{top:0}", "here") == ".here,b{top:0}"

    def test_a_part_that_a_script_speaks_of_comes_with_its_block_only(self) -> None:
        css = ".menu__item{top:0}.is-open{top:0}"
        assert left(css, "menu", spoken=("menu__item", "is-open")) == css
        assert left(css, spoken=("menu__item", "is-open")) == ".is-open{top:0}"


def test_inline_scripts_of_the_page_speak_too() -> None:
    known = classes_of('<p class="a b"></p><script>toggle("c")</script>')
    assert all(name in known for name in "abc")
    assert "d" not in known
