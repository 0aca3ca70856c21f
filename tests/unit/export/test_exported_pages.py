"""The export has a file for each route and each video, its assets, and the scripts it needs."""

import gzip
import shutil
from pathlib import Path
from random import Random

import brotli
import pytest

from portfolio.atomic_write import write_files
from portfolio.export.alias_pages import write_alias_pages
from portfolio.export.base_path import add_base_path
from portfolio.export.exported_pages import ExportedPages, flatten_routes, keep_not_found
from portfolio.export.hash_assets import hash_assets
from portfolio.export.icon_sheet import share_icons
from portfolio.export.own_files import OWN_STYLESHEET, own_files, remove_unpublished
from portfolio.export.player_pages import add_video_players, translate_player
from portfolio.export.plugin import remove_deleted_assets
from portfolio.export.postprocess import _checked as checked
from portfolio.export.precompress import MIN_BYTES, precompress
from portfolio.export.purge_css import scripts_of
from portfolio.export.scripts import ChunkGraph, prune_scripts
from portfolio.i18n.locale import Locale
from portfolio.images.published_files import remove_places
from portfolio.paths import ENGINE_ASSETS
from sandbox_islands.islands.plugin import FALLBACK
from tests.support.content_directory import ContentDirectory
from tests.support.tree import tree
from tests.support.words import catalogue_words


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    files = {
        "index.html": "home",
        "projects.html": "list",
        "projects/index.html": "list",
        "projects/udc.html": "udc",
        "projects/udc/index.html": "udc",
        "not-found.html": "not found",
        "not-found/index.html": "not found",
        "404.html": "fallback",
        f"{FALLBACK}.html": "fallback",
    }
    write_files({tmp_path / name: text for name, text in files.items()})
    return tmp_path


def test_every_exported_route_becomes_one_file(exported: Path) -> None:
    flatten_routes(exported)
    files = tree(exported)
    assert {*files} == {"index.html", "projects.html", "projects/udc.html", "404.html"}
    assert files["404.html"] == b"not found"
    assert not (exported / "not-found").exists()
    keep_not_found(exported)
    assert (exported / f"{FALLBACK}.html").read_text() == "not found"


def test_a_folder_of_the_owner_with_a_page_keeps_it(exported: Path) -> None:
    """Reflex has put a copy of the page beside the folder."""
    own = exported / "games/dot/index.html"
    write_files({own: "dot", exported / "games/dot.html": "dot", exported / "games/dot/a.js": ""})
    flatten_routes(exported, frozenset({own}))
    assert {name for name in tree(exported) if name.startswith("games")} == {
        "games/dot/index.html",
        "games/dot/a.js",
    }


def test_a_page_of_the_owner_stays_as_it_is(tmp_path: Path) -> None:
    own, written = tmp_path / "own.html", "<title>Mine</title><script src=a.js></script>\n\n"
    write_files({own: written, tmp_path / "index.html": "<p>Home"})
    pages = ExportedPages(tmp_path, frozenset({own}))
    share_icons(pages)
    assert own.read_text() == written
    assert [page.css("title")[0].text() for page in pages.as_they_are().values()] == ["Mine"]


def test_white_space_after_the_end_of_a_page_stays_out_of_the_body(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text(
        "<!doctype html>\n<html>\n<head></head>\n<body>\n  <p>A</p>\n  </body>\n</html>\n"
    )
    pages = ExportedPages(tmp_path).plain
    for _ in range(2):
        pages.write(file, pages[file])
    assert not [line for line in file.read_text().splitlines() if line != line.rstrip()]
    assert "<p>A</p>" in file.read_text()


def test_a_deleted_asset_is_in_no_later_export(tmp_path: Path) -> None:
    assets, copied = tmp_path / "assets", tmp_path / "public"
    write_files({folder / "svg" / "star.svg": "<svg></svg>" for folder in (assets, copied)})
    write_files({copied / "svg" / "bomb.svg": "<svg></svg>"})
    remove_deleted_assets(assets, copied)
    assert [file.name for file in (copied / "svg").iterdir()] == ["star.svg"]


def test_files_of_assets_are_the_owners_also_in_a_linked_folder(tmp_path: Path) -> None:
    assets, elsewhere = tmp_path / "assets", tmp_path / "games"
    names = (assets / "cv.html", assets / "generated/site.css", elsewhere / "dot/index.html")
    write_files(dict.fromkeys(names, ""))
    (assets / "games").symlink_to(elsewhere)
    (assets / "u\u0308ber.html").write_text("")
    names = ("cv.html", "games/dot/index.html", "u\u0308ber.html", "\u00fcber.html", OWN_STYLESHEET)
    assert own_files(tmp_path / "site", assets) == {tmp_path / "site" / name for name in names}


def test_what_nobody_means_to_publish_is_taken_out_of_the_site(tmp_path: Path) -> None:
    assets, site = tmp_path / "assets", tmp_path / "site"
    names = (".git/config", ".nojekyll", ".well-known/a", "img/.DS_Store", "img/a.js~")
    write_files(dict.fromkeys((folder / it for it in names for folder in (assets, site)), ""))
    write_files({site / ".of-the-build": ""})
    remove_unpublished(site, assets)
    left = sorted(it.relative_to(site).as_posix() for it in site.rglob("*") if it.is_file())
    assert left == [".nojekyll", ".of-the-build", ".well-known/a"]
    assert own_files(site, assets) >= {site / ".nojekyll", site / ".well-known/a"}
    assert not own_files(site, assets) & {site / ".git/config", site / "img/a.js~"}


ENDINGS = ("js", "css", "html", "xml", "svg", "json", "txt", "webm")


def test_no_step_takes_a_folder_for_a_file(directory: ContentDirectory, tmp_path: Path) -> None:
    content, site = directory.load().content, tmp_path / "dist"
    script = '<!doctype html><script src="/lab/a.js"></script>'
    folders = [f"{place}/three.{it}" for place in ("lab", "svg", "video") for it in ENDINGS]
    files = dict.fromkeys(("index.html", "not-found.html"), script)
    files |= {"lab/a.js": 'import "./three.js/a.js"', OWN_STYLESHEET: ""}
    files |= {f"{folder}/notes": "" for folder in (*folders, "lab/index.html", "assets/a.svg")}
    write_files({site / name: text for name, text in files.items()})
    flatten_routes(site)
    pages = ExportedPages(site)
    assert scripts_of(pages.plain[site / "index.html"], site, ChunkGraph({})) != []
    add_video_players(pages)
    remove_places(site)
    hash_assets(pages)
    add_base_path(pages, "/base")
    write_alias_pages(content, site)
    checked(pages, content)
    precompress(site)
    assert {f"{folder}/notes" for folder in folders} <= tree(site).keys()


ICON = '<svg viewBox="0 0 8 8" height="1em"><path d="M{0}h8"></path></svg>'
PAGE = f"""<!doctype html><html><body><header>{ICON.format(1)}</header>
<main><section>{ICON.format(1)}</section>
<section><ul><li>A</li><li>{ICON.format(2)}</li></ul></section></main>
<footer class="closing">{ICON.format(3)}{ICON.format(2)}<svg><path d="M9"/></svg>
<div data-island="a.js">{ICON.format(4)}</div></footer>
</body></html>"""


def test_icons_below_the_first_screen_refer_to_one_file(tmp_path: Path) -> None:
    write_files({tmp_path / "a.html": PAGE, tmp_path / "b.html": PAGE})
    pages = ExportedPages(tmp_path)
    share_icons(pages)
    sheet = (tmp_path / "generated" / "icons.svg").read_text()
    assert sheet.count("<path") == 2
    for page in pages.plain.values():
        assert [use.attrs["href"] for use in page.css("use")] == [
            f"/generated/icons.svg#i{number}" for number in (0, 1, 0)
        ]
        assert [icon.inner_html for icon in page.css("header svg, section:first-child svg")] == [
            '<path d="M1h8"></path>'
        ] * 2


SWEDISH = Locale("sv-SE", catalogue_words("sv-SE"))


def test_video_player_pages_are_in_the_language_of_the_site(tmp_path: Path) -> None:
    shutil.copy(ENGINE_ASSETS / "player.html", tmp_path / "player.html")
    write_files({tmp_path / "video" / "loop.webm": ""})
    pages = ExportedPages(tmp_path)
    translate_player(pages, SWEDISH)
    add_video_players(pages)
    said = SWEDISH.words.player
    for name in ("player.html", "player/loop.html"):
        player = pages.plain[tmp_path / name]
        assert [root.attributes["lang"] for root in player.css("html")] == ["sv-SE"]
        assert [title.text() for title in player.css("title, h1")] == [said.player] * 2
        assert said.no_such_video in [part.text() for part in player.css("main > p")]


def test_every_video_gets_a_player_page_that_works_without_scripts(tmp_path: Path) -> None:
    player = (
        "<!DOCTYPE html><html><head><noscript><style>p{display:block}</style></noscript></head>"
        "<body><main><video></video><p>There is no such video here.</p></main></body></html>"
    )
    videos = {tmp_path / "video" / name: "" for name in ("wato.webm", "wato.webp", "bare.webm")}
    write_files({tmp_path / "player.html": player} | videos)
    add_video_players(ExportedPages(tmp_path))
    page = (tmp_path / "player" / "wato.html").read_text()
    assert "p{display:block}" not in page
    assert '<video controls="" playsinline="" poster="/video/wato.webp">' in page
    assert '<source src="/video/wato.webm" type="video/webm">' in page
    assert "wato.mp4" not in page
    assert "poster" not in (tmp_path / "player" / "bare.html").read_text()
    assert (tmp_path / "player.html").read_text() == player


ENTRY, SLIDE, LIBRARY = "assets/entry-1.js", "assets/slide-HHT1MmL-.js", "assets/lib.min-3.js"
ROUTER = "assets/router-4.js"
GRAPH = ChunkGraph(
    {
        ENTRY: {"modules": ["app/entry.client.js"], "imports": [SLIDE]},
        SLIDE: {"modules": ["public/external/showcase/slide.jsx"], "imports": [LIBRARY]},
        LIBRARY: {"modules": ["node_modules/lib/index.js"], "imports": [ENTRY]},
        ROUTER: {"modules": ["app/root.jsx"], "imports": [ENTRY]},
    }
)


def test_scripts_that_no_page_reaches_are_deleted(tmp_path: Path) -> None:
    write_files({tmp_path / name: "" for name in GRAPH.chunks})
    (tmp_path / "index.html").write_text(f'<script>import("/{ENTRY}")</script>')
    prune_scripts(ExportedPages(tmp_path), GRAPH)
    left = {f"assets/{file.name}" for file in (tmp_path / "assets").iterdir()}
    assert left == {ENTRY, SLIDE, LIBRARY}


def test_scripts_of_sections_stay_if_a_page_or_another_script_names_them(tmp_path: Path) -> None:
    texts = {
        "page-1.js": 'import("/generated/search_dialog.js")',
        "search_dialog.js": "",
        "copy_code.js": "",
    }
    write_files({tmp_path / "generated" / name: text for name, text in texts.items()})
    (tmp_path / "index.html").write_text('<script src="/generated/page-1.js"></script>')
    prune_scripts(ExportedPages(tmp_path), ChunkGraph({}))
    left = {file.name for file in (tmp_path / "generated").iterdir()}
    assert left == {"page-1.js", "search_dialog.js"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "projects").mkdir()
    (tmp_path / "projects" / "udc.html").write_bytes(b"<p>words</p>" * 100)
    (tmp_path / "short.html").write_bytes(b"x" * (MIN_BYTES - 1))
    (tmp_path / "noise.js").write_bytes(Random(1).randbytes(2000))
    (tmp_path / "picture.webp").write_bytes(b"\0" * 2000)
    precompress(tmp_path, tmp_path.with_name("store"))
    return tmp_path


def test_only_texts_that_become_smaller_have_compressed_files_the_same_in_every_build(
    site: Path,
) -> None:
    for store in ("store", "another-store"):
        precompress(site, site.with_name(store))
        made = {it.name: it.read_bytes() for it in site.rglob("*") if it.suffix in {".br", ".gz"}}
        assert made.keys() == {"udc.html.br", "udc.html.gz"}
        text = (site / "projects" / "udc.html").read_bytes()
        assert brotli.decompress(made["udc.html.br"]) == text
        assert made["udc.html.gz"] == gzip.compress(text, 9, mtime=0)


def test_a_text_compressed_by_an_earlier_build_is_not_compressed_again(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {file: file.read_bytes() for file in site.rglob("udc.html.*")}
    assert files
    for file in files:
        file.unlink()
    monkeypatch.setattr(brotli, "compress", None)
    monkeypatch.setattr(gzip, "compress", None)
    precompress(site, site.with_name("store"))
    assert {file: file.read_bytes() for file in files} == files
