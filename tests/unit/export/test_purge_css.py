"""A page gets only styles that it may need. PurgeCSS runs here as it does in the build."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.errors import BuildError
from portfolio.export import purge_css
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.purge_css import inline_styles, names_in, purge
from portfolio.export.scripts import GRAPH_FILE, ChunkGraph
from sandbox_islands.html import parse_html

pytestmark = pytest.mark.skipif(
    not (purge_css.PACKAGES / "purgecss").exists(),
    reason="PurgeCSS is not installed; `make site` installs it",
)

LINKS = (
    '<link rel="preload" as="style" href="/assets/all.css"/>'
    '<link rel="stylesheet" href="/assets/all.css" type="text/css"/>'
    '<link rel="preload" as="font" href="/fonts/body.woff2"/>'
)
MENU = "assets/menu-Cml--ade.js"
"""A file name that tells nothing: neither where its hash begins nor which module it holds."""


@pytest.fixture(autouse=True)
def _store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test finds the results of another one, or of a build."""
    monkeypatch.setattr(purge_css, "RESULTS", tmp_path.with_name("store"))


def left(css: str, html: str, *scripts: str) -> str:
    (styles,) = purge([{"css": css, **names_in(parse_html(html), scripts)}])
    return styles


def left_of_each(sheets: Sequence[str], html: str, *scripts: str) -> list[str]:
    names = names_in(parse_html(html), scripts)
    return purge([{"css": css, **names} for css in sheets])


FACES = (
    '@font-face{font-family:"Body";src:url(/b.woff2)}'
    "@font-face{font-family:Client wato;src:url(/w.woff2)}"
    ':root{--text:"Body",serif}.client{--face:"Client wato"}p{font-family:var(--text)}'
    "b{font-family:var(--face)}"
)


def test_a_page_keeps_only_the_fonts_that_the_used_styles_name() -> None:
    words = "<p>Hello <b>there</b></p>"
    styles = left(FACES, words)
    assert "/b.woff2" in styles
    assert "/w.woff2" not in styles
    assert "/w.woff2" in left(FACES, f'<div class="client">{words}</div>')
    assert "/w.woff2" in left(FACES, words, 'context.font = "1em Client wato"')


WEIGHTS = (
    "@font-face{font-family:Body;font-weight:400 700;src:url(/most.woff2)}"
    "@font-face{font-family:Body;font-weight:701 900;src:url(/heavy.woff2)}"
    "@font-face{font-family:Body;font-weight:100 399;src:url(/light.woff2)}"
    "@font-face{font-family:Thin;font-weight:100 300;src:url(/thin.woff2)}"
    ":root{--weight:800;font-family:Body,Thin}b{font-weight:var(--weight)}i{font-weight:lighter}"
)


def test_a_page_keeps_only_the_font_weights_in_use() -> None:
    styles = left(WEIGHTS, "<p>Hello</p>")
    assert "/heavy.woff2" not in styles
    assert "/light.woff2" not in styles
    assert "/most.woff2" in styles
    # There is no other that could take its place.
    assert "/thin.woff2" in styles
    assert "/heavy.woff2" in left(WEIGHTS, "<b>Hello</b>")
    assert "/heavy.woff2" in left(WEIGHTS, '<p style="font-weight:900">Hello</p>')
    assert "/light.woff2" in left(WEIGHTS, "<i>Hello</i>")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    chunks = {
        MENU: {"modules": ["public/external/menu/menu.jsx"], "imports": ["assets/list-1.js"]},
        "assets/list-1.js": {"modules": ["public/external/menu/list.js"], "imports": []},
        "assets/other-2.js": {"modules": ["public/external/other/other.jsx"], "imports": []},
    }
    files = {
        "assets/all.css": 'p{content:"→"}.b{top:0}.c{top:1px}.d{top:2px}.e{top:3px}',
        MENU: "add('c')",
        "assets/list-1.js": "add('d')",
        "assets/other-2.js": "add('e')",
        "assets/paper.css": "i{top:0}@media print{i{top:1px}}",
        "index.html": f'{LINKS}<p class="b">',
        "paper.html": '<head><link rel="stylesheet" href="/assets/paper.css"/></head><i></i>',
        "menu.html": f'{LINKS}<p data-island="external/menu/menu.jsx#Menu">',
        "player/player.css": "[data-missing]{top:0}[data-gone]{top:0}",
        "player/player.js": 'import "./fail.js"',
        "player/fail.js": "document.body.dataset.missing = true",
        "player/other.js": "document.body.dataset.gone = true",
        "player.html": '<link rel="stylesheet" href="/player/player.css">'
        '<script type="module" src="/player/player.js"></script>',
        "lab/ink.html": '<link rel="stylesheet" href="../lab.css"><p>',
    }
    folder = tmp_path_factory.mktemp("site")
    files[GRAPH_FILE] = json.dumps(chunks)
    write_files({folder / name: text for name, text in files.items()})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(purge_css, "RESULTS", folder.with_name("store of the site"))
        inline_styles(ExportedPages(folder), ChunkGraph.read(folder))
    return folder


@pytest.mark.parametrize(
    ("name", "styles"),
    [
        ("index", 'p{content:"→"}.b{top:0}'),
        ("paper", "i{top:0}@media print{i{top:1px}}"),
        # What scripts of an island, or one written by hand, and their imports name.
        ("menu", 'p{content:"→"}.c{top:1px}.d{top:2px}'),
        ("player", "[data-missing]{top:0}"),
    ],
)
def test_a_page_holds_only_its_own_styles_inline(site: Path, name: str, styles: str) -> None:
    page = parse_html((site / f"{name}.html").read_text())
    assert [style.text() for style in page.css("style")] == [styles]
    assert page.css('link[rel="stylesheet"], link[as="style"]') == []


def test_only_stylesheets_that_pages_hold_inline_are_deleted(site: Path) -> None:
    assert not (site / "assets" / "all.css").exists()
    assert "/fonts/body.woff2" in (site / "index.html").read_text()
    assert "../lab.css" in (site / "lab" / "ink.html").read_text()


MAY_MATCH = (
    "a:hover{top:0}",
    ":where(.here,.here :is(.gone,.lost))>a{top:0}",
    ":focus-visible{top:0}",
    "@font-face{font-family:A}.here{font-family:A}",
    ".here:before{top:0}",
    ":root[data-theme=dark]{top:0}",
    "[aria-expanded=true]{top:0}",
    ".here:not(.gone){top:0}",
    "#main{top:0}",
    "@media print{.here{top:0}}",
    "@layer a{.here{top:0}}",
    ".here{@media print{&{top:0}}}",
)
MATCH_NOTHING = (
    ".gone{top:0}",
    ".here .gone{top:0}",
    ".here.gone{top:0}",
    ".gone>p{top:0}",
    "#gone{top:0}",
    "video{top:0}",
    "[data-gone]{top:0}",
    "@media print{.gone{top:0}}",
)


class TestPurge:
    def test_css_rules_that_may_match_stay(self) -> None:
        html = '<main id="main"><a class="here" aria-expanded="false"></a></main>'
        assert left_of_each(MAY_MATCH, html, 'page.theme = "dark"') == [*MAY_MATCH]

    def test_css_rules_that_match_no_element_of_a_page_are_removed(self) -> None:
        kept = left_of_each(MATCH_NOTHING, '<p class="here">')
        assert [css for css, it in zip(MATCH_NOTHING, kept, strict=True) if it] == []

    def test_purged_styles_have_no_shorthand_that_browsers_do_not_read(self) -> None:
        css = ".here{animation:linear fade;animation-timeline:scroll(root)}"
        kept = left(f"{css}@keyframes fade{{to{{opacity:0}}}}", '<p class="here">')
        assert "animation-timeline:scroll(root)" in kept
        assert "fade scroll" not in kept

    def test_selectors_of_a_rule_that_match_no_element_are_removed(self) -> None:
        sheets = (".gone,.here,p{top:0}", ":is(.gone,.here) p{top:0}")
        kept = left_of_each(sheets, '<p class="here">')
        assert kept == [".here,p{top:0}", ".here p{top:0}"]

    def test_styles_that_scripts_and_elements_without_scripts_need_stay(self) -> None:
        css = ".is-open{top:0}[data-full-screen]{top:0}.spare{top:0}video{top:0}.gone{top:0}"
        html = '<noscript><video class="spare"></video></noscript>'
        script = 'it.classList.add("is-open"); it.dataset.fullScreen = "";'
        kept = ".is-open,[data-full-screen],.spare,video{top:0}"
        assert left(css, html, script) == kept

    def test_a_class_that_scripts_only_look_up_is_none_that_they_make(self) -> None:
        css = ".card{top:0}.wide{top:0}.made{top:0}"
        script = 'document.querySelector(".card")?.classList.toggle("made", screen.wide);'
        assert left(css, "<p>", script) == ".made{top:0}"

    def test_styles_that_purgecss_cannot_read_are_an_error(self) -> None:
        with pytest.raises(BuildError, match="could not reduce"):
            left("p{", "<p>")


class TestCustomPropertiesAndKeyframes:
    def test_only_custom_properties_and_keyframes_that_styles_name_stay(self) -> None:
        sheets = {
            ":root{--a:1px;--b:2px}p{top:var(--b)}": ":root{--b:2px}p{top:var(--b)}",
            ":root{--a:1px;--b:var(--a)}p{top:0}": "p{top:0}",
            "@keyframes hop{to{top:1px}}p{top:0}": "p{top:0}",
            "@keyframes hop{to{top:1px}}.gone{& a{animation:1s hop}}p{top:0}": "p{top:0}",
            '@property --a{syntax:"*";inherits:false}p{top:0}': "p{top:0}",
        }
        named = [
            ":root{--a:1px;--b:var(--a)}p{top:var(--b)}",
            ":root{--a:1px}@keyframes hop{to{top:var(--a)}}p{animation:1s hop}",
            '@property --a{syntax:"*";inherits:false}p{top:var(--a)}',
        ]
        assert left_of_each([*sheets, *named], "<p>") == [*sheets.values(), *named]

    def test_custom_properties_and_keyframes_that_elements_or_scripts_name_stay(self) -> None:
        css = ":root{--card:red;--read:1px;--gone:1px}@keyframes hop{to{top:1px}}"
        kept = left(css, '<p style="color:var(--card)">', 'get("--read"); play("hop")')
        assert kept == ":root{--card:red;--read:1px}@keyframes hop{to{top:1px}}"


def test_styles_that_were_reduced_before_are_not_reduced_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = left(".a{color:red}.b{color:blue}", '<p class="a">')
    monkeypatch.setattr(purge_css, "run_node", None)
    assert left(".a{color:red}.b{color:blue}", '<p class="a">') == first
    with pytest.raises(TypeError):
        left(".a{color:red}.b{color:blue}", '<p class="b">')
