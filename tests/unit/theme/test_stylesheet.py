"""The stylesheet of the site holds every CSS file once, in the order of layers."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.models.theme import Theme
from portfolio.theme.font_faces import font_faces
from portfolio.theme.stylesheet import DEFAULTS, LAYERS, RADIX, shared_stylesheet, stylesheet

ROOT = Path(__file__).parents[3]


def is_imported_by_a_script(file: Path) -> bool:
    """Whether styles come with a script of an island, in whose subfolder they are."""
    return any(f"{file.name}?inline" in it.read_text() for it in file.parent.glob("*.js*"))


def test_every_css_file_is_in_the_stylesheet_of_the_site_once() -> None:
    folders = (ROOT / name for name in ("portfolio", "custom_components", "islands"))
    written = [file for folder in folders for file in folder.rglob("*.css")]
    left_out = {"theme.css", "player.css"}
    written = [it for it in written if it.name not in left_out and it.parent != DEFAULTS]
    written = [it for it in written if not is_imported_by_a_script(it)]
    listed = [file for files in LAYERS.values() for file in files]
    assert sorted([*listed, RADIX]) == sorted(written)
    sheet = stylesheet(Theme.default())
    assert all(sheet.count(file.read_text()) == 1 for file in listed)


IMPORTANT = {"preloader.css"}
"""It pauses the animations of later layers."""


def test_only_the_preloader_and_what_is_printed_use_important() -> None:
    # On paper nothing else takes back what a script has written into an element's style.
    comment = re.compile(r"/\*.*?\*/|@media print \{.*?\n\}", re.DOTALL)
    for layer in ("components", "layout", "sections", "islands"):
        for file in (it for it in LAYERS[layer] if it.name not in IMPORTANT):
            assert "!important" not in comment.sub("", file.read_text()), file


def test_every_css_token_used_without_a_fallback_is_set() -> None:
    sheet = stylesheet(Theme.default(), font_faces(OWN_FONTS))
    sources = [*(ROOT / "portfolio").rglob("*.py"), *(ROOT / "custom_components").rglob("*.js*")]
    code = "".join(file.read_text() for file in sources)
    used = set(re.findall(r"var\((--[\w-]+)\)", sheet))
    given = re.findall(r"(--[\w-]+):|@property (--[\w-]+)", sheet)
    lost = {token for token in used - {*chain(*given)} if token not in code}
    # The playground puts these names together of a prefix and a word.
    put_together = re.compile(r"--still-(narrow-)?(x|y|size|rotate)")
    assert not {token for token in lost if not put_together.fullmatch(token)}


def test_pages_by_hand_have_the_name_of_the_owner_in_quotes_of_css() -> None:
    styles = shared_stylesheet(Theme.default(), owner='Ada "\\" Łoś')
    assert styles.endswith(r':root { --owner: "Ada \"\\\" Łoś" }')
