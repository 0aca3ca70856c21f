"""Assets get a hash in their names, and every reference to them follows."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.hash_assets import hash_assets

FONT = r"/fonts/body-[0-9a-f]{8}\.woff2"
STICKER = r"/svg/bomb-[0-9a-f]{8}\.svg"
PROPS = {"image": "/svg/bomb.svg", "outlines": ["/vertices/bomb.json#1"], "title": "svg/bomb.svg"}


def hash_site(site: Path) -> None:
    pages = ExportedPages(site)
    hash_assets(pages)
    pages.write()


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
        "generated/theme.css": "@font-face{src:url(/fonts/body.woff2)}",
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


def test_assets_get_a_hash_and_public_files_keep_their_names(site: Path) -> None:
    names = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    plain = {name for name in names if not re.search(r"-[0-9a-f]{8}\.\w+$", name)}
    assert plain == {
        "index.html",
        "lab/ink.html",
        "lab/lab.css",
        "lab/lab.js",
        "generated/img/a-320-abc.avif",
        "fonts/LICENSE.txt",
        "resume.pdf",
        "svg/named.svg",
    }


def test_every_reference_of_a_page_names_the_hashed_file(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert re.search(f'href="{FONT}"', page)
    assert re.search(rf"url\({FONT}\)", page)
    assert re.search(rf'src="{STICKER}"', page)
    assert re.search(rf'srcset="{STICKER} 1x, /svg/my%20eye-[0-9a-f]{{8}}\.svg 2x"', page)
    assert re.search(r'href="/generated/rings-[0-9a-f]{8}\.svg#a"', page)


def test_props_of_islands_name_the_hashed_files(site: Path) -> None:
    found = re.search('data-props="([^"]*)"', (site / "index.html").read_text())
    assert found
    props = json.loads(html.unescape(found[1]))
    assert re.fullmatch(STICKER, props["image"])
    assert re.fullmatch(r"/vertices/bomb-[0-9a-f]{8}\.json#1", props["outlines"][0])
    assert props["title"] == PROPS["title"]


def test_relative_addresses_name_the_hashed_files(site: Path) -> None:
    page = (site / "lab" / "ink.html").read_text()
    sheet = re.search(r'href="\.\./(generated/theme-[0-9a-f]{8}\.css)"', page)
    assert sheet
    assert re.search(FONT, (site / sheet[1]).read_text())
    assert re.search(r"\.\./svg/eye-[0-9a-f]{8}\.svg", (site / "lab" / "lab.css").read_text())


def test_the_hash_in_a_name_changes_with_the_content_of_the_file(site: Path) -> None:
    (before,) = (site / "svg").glob("bomb-*.svg")
    (site / "svg" / "bomb.svg").write_text("another bomb")
    hash_site(site)
    assert len({file.name[:13] for file in (site / "svg").glob("bomb-*.svg")} - {before.stem}) == 1
