"""Assets get a hash in their names, and every reference to them follows."""

import html
import json
import re
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.hash_assets import hash_assets
from tests.support.tree import tree

PROPS = {"image": "/svg/bomb.svg", "outlines": ["/vertices/bomb.json#1"], "title": "svg/bomb.svg"}

OWN = ("lab/ink.html", "lab/lab.css", "lab/lab.js", "svg/own.svg", "generated/theme.css")


def hash_site(site: Path) -> None:
    hash_assets(ExportedPages(site, frozenset(site / name for name in OWN)))


@pytest.fixture
def site(tmp_path: Path) -> Path:
    files = {
        "index.html": (
            '<link rel="preload" href="/fonts/body.woff2">'
            "<style>@font-face{src:url(/fonts/body.woff2)}</style>"
            '<img src="/svg/bomb.svg" srcset="/svg/bomb.svg 1x, /svg/my%20eye.svg 2x">'
            '<svg><use href="/generated/rings.svg#a"></use></svg>'
            f'<div data-props="{html.escape(json.dumps(PROPS))}"></div>'
        ),
        "lab/ink.html": '<link rel="stylesheet" href="../generated/theme.css">',
        "lab/lab.css": "a{mask:url('../svg/eye.svg')}",
        "lab/lab.js": 'load("../svg/named.svg")',
        "generated/theme.css": "@font-face{src:url(fonts/text.woff2)}",
        "generated/fonts/text.woff2": "text",
        "svg/own.svg": "own",
        "generated/rings.svg": "<svg/>",
        "generated/img/a-320-abc.avif": "",
        "fonts/body.woff2": "font",
        "fonts/LICENSE.txt": "free",
        "svg/bomb.svg": "bomb",
        "svg/eye.svg": "eye",
        "svg/my eye.svg": "my eye",
        "svg/named.svg": "named",
        "vertices/bomb.json": "[]",
        "resume.pdf": "",
    }
    write_files({tmp_path / name: text for name, text in files.items()})
    hash_site(tmp_path)
    return tmp_path


def unhashed(text: str) -> str:
    return re.sub(r"-[0-9a-f]{8}(?=\.\w)", "-#", text)


def test_assets_get_a_hash_and_public_files_keep_their_names(site: Path) -> None:
    assert {name for name in map(unhashed, tree(site)) if "-#" not in name} == {
        "index.html",
        "lab/ink.html",
        "lab/lab.css",
        "lab/lab.js",
        "generated/theme.css",
        "generated/fonts/text.woff2",
        "assets/img/a-320-abc.avif",
        "fonts/LICENSE.txt",
        "resume.pdf",
        "svg/eye.svg",
        "svg/named.svg",
        "svg/own.svg",
    }


def test_all_hashed_files_are_in_one_folder(site: Path) -> None:
    hashed = {name for name in map(unhashed, tree(site)) if "-#" in name}
    assert hashed >= {
        "assets/svg/bomb-#.svg",
        "assets/fonts/text-#.woff2",
        "assets/svg/my eye-#.svg",
    }
    assert [name for name in hashed if not name.startswith("assets/")] == []
    # A drawing that nothing shows has no copy.
    assert "assets/svg/own-#.svg" not in hashed


@pytest.mark.parametrize("name", OWN)
def test_files_of_the_owner_stay_as_they_are(site: Path, tmp_path: Path, name: str) -> None:
    before = tree(site)[name]
    hash_site(site)
    assert tree(tmp_path)[name] == before


@pytest.mark.parametrize(
    "reference",
    [
        'href="/assets/fonts/body-#.woff2"',
        "url(/assets/fonts/body-#.woff2)",
        'src="/assets/svg/bomb-#.svg" srcset="/assets/svg/bomb-#.svg 1x, ',
        '/assets/svg/my%20eye-#.svg 2x"',
        'href="/assets/rings-#.svg#a"',
        '"image": "/assets/svg/bomb-#.svg", "outlines": ["/assets/vertices/bomb-#.json#1"]',
        '"title": "svg/bomb.svg"',
    ],
)
def test_every_reference_names_the_hashed_file(site: Path, reference: str) -> None:
    assert reference in unhashed(html.unescape((site / "index.html").read_text()))


def test_the_hash_in_a_name_changes_with_the_content_of_the_file(site: Path) -> None:
    (before,) = (site / "assets/svg").glob("bomb-*.svg")
    (site / "svg" / "bomb.svg").write_text("another bomb")
    (site / "index.html").write_text('<img src="/svg/bomb.svg">')
    hash_site(site)
    assert (
        len({file.name[:13] for file in (site / "assets/svg").glob("bomb-*.svg")} - {before.stem})
        == 1
    )


HYDRATED = (
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.client-1.js">'
    '<link rel="stylesheet" href="/assets/all.css"><link rel="preload" href="/fonts/body.woff2">'
    '<script type="module">import "/assets/manifest-2.js"</script></head><body></body>'
    "</html>"
)
PLAIN = '<!DOCTYPE html><html><head></head><body><img src="/svg/bomb.svg"></body></html>'
CSS = "@font-face{src:url(/fonts/body.woff2)}"


def test_files_of_a_page_hydrated_by_react_keep_their_addresses(tmp_path: Path) -> None:
    files = {
        "index.html": PLAIN,
        "about.html": HYDRATED,
        "assets/all.css": CSS,
        "fonts/body.woff2": "font",
        "svg/bomb.svg": "<svg></svg>",
        "generated/theme.css": "",
    }
    write_files({tmp_path / name: text for name, text in files.items()})
    pages = ExportedPages(tmp_path)
    assert [*pages.hydrated] == [tmp_path / "about.html"]
    assert [*pages.plain] == [tmp_path / "index.html"]
    hash_assets(pages)
    assert (tmp_path / "about.html").read_text() == HYDRATED
    assert (tmp_path / "assets/all.css").read_text() == CSS
    assert (tmp_path / "fonts/body.woff2").exists()
    assert not (tmp_path / "svg/bomb.svg").exists()
