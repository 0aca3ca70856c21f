"""The video player speaks the site's language and has a page for each video."""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.player_pages import add_video_players, translate_player
from portfolio.i18n.locale import Locale
from portfolio.paths import ENGINE_ASSETS
from tests.support.words import catalogue_words

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
    write_files({tmp_path / "player.html": player, tmp_path / "video" / "wato.webm": ""})
    add_video_players(ExportedPages(tmp_path))
    page = (tmp_path / "player" / "wato.html").read_text()
    assert "p{display:block}" not in page
    assert '<video controls="" playsinline="" poster="/video/wato.webp">' in page
    assert '<source src="/video/wato.webm" type="video/webm">' in page
    assert "wato.mp4" not in page
    assert (tmp_path / "player.html").read_text() == player
