"""The stylesheet of the site holds every CSS file once, in the order of layers, and art."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.build import generate_assets
from portfolio.content.diagnostics import ContentError
from portfolio.content.theme_files import THEME_NAMES, replaced_files, theme_files
from portfolio.content.themes import default_theme, named_theme
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.models.theme.theme import Theme
from portfolio.theme.font_faces import font_faces
from portfolio.theme.stylesheet import (
    DEFAULTS,
    LAYERS,
    RADIX,
    shared_stylesheet,
    stylesheet,
    theme_styles,
)

ROOT = Path(__file__).parents[3]


def test_every_css_file_is_in_the_stylesheet_of_the_site_once() -> None:
    folders = (ROOT / name for name in ("portfolio", "custom_components", "islands"))
    written = [file for folder in folders for file in folder.rglob("*.css")]
    left_out = {"theme.css", "player.css"}
    written = [it for it in written if it.name not in left_out and it.parent != DEFAULTS]
    scripts = {it: "".join(map(Path.read_text, it.parent.glob("*.js*"))) for it in written}
    written = [it for it in written if f"{it.name}?inline" not in scripts[it]]
    listed = [file for files in LAYERS.values() for file in files]
    assert sorted([*listed, RADIX]) == sorted(written)
    sheet = stylesheet(default_theme())
    assert all(sheet.count(file.read_text()) == 1 for file in listed)


def test_only_the_preloader_and_what_is_printed_use_important() -> None:
    # The preloader pauses the animations of later layers; on paper nothing else takes back what a
    # script has written into an element's style.
    comment = re.compile(r"/\*.*?\*/|@media print \{.*?\n\}", re.DOTALL)
    for layer in ("components", "layout", "sections", "islands"):
        for file in (it for it in LAYERS[layer] if it.name != "preloader.css"):
            assert "!important" not in comment.sub("", file.read_text()), file


def test_every_css_token_used_without_a_fallback_is_set() -> None:
    sheet = stylesheet(default_theme(), font_faces(OWN_FONTS))
    sources = [*(ROOT / "portfolio").rglob("*.py"), *(ROOT / "custom_components").rglob("*.js*")]
    code = "".join(file.read_text() for file in sources)
    used = set(re.findall(r"var\((--[\w-]+)\)", sheet))
    given = re.findall(r"(--[\w-]+):|@property (--[\w-]+)", sheet)
    lost = {token for token in used - {*chain(*given)} if token not in code}
    # The playground puts these names together of a prefix and a word.
    put_together = re.compile(r"--still-(narrow-)?(x|y|size|rotate)")
    assert not {token for token in lost if not put_together.fullmatch(token)}


def test_pages_by_hand_have_the_name_of_the_owner_in_quotes_of_css() -> None:
    styles = shared_stylesheet(default_theme(), owner='Ada "\\" Łoś')
    assert styles.endswith(r':root { --owner: "Ada \"\\\" Łoś" }')


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "assets/site.css"
    monkeypatch.setattr(generate_assets, "SITE", tmp_path)
    monkeypatch.setattr(generate_assets, "OWN_STYLES", file)
    return file


def test_own_styles_are_the_last_layer(file: Path) -> None:
    assert generate_assets.own_styles() == ""
    write_file(file, ".a { background: url(b.webp) } .c { mask: url(/d.svg) } .e { mask: url(#f) }")
    own = generate_assets.own_styles()
    assert own == ".a { background: url(/b.webp) } .c { mask: url(/d.svg) } .e { mask: url(#f) }"
    css = stylesheet(named_theme("swiss"), own=own)
    assert css.endswith(f"@layer own {{\n{own}\n}}")
    assert css.partition(";")[0].endswith(", look, own")


def test_an_import_in_own_styles_is_an_error_with_its_place(file: Path) -> None:
    write_file(file, ".a { color: red }\n@import url(https://a.test/b.css);\n")
    with pytest.raises(ContentError) as caught:
        generate_assets.own_styles()
    (error,) = caught.value.diagnostics
    assert (error.place, error.found) == ("assets/site.css:2:1", "@import")


ADDRESS = re.compile(r"\bart/([\w.-]+)")


def art_of(theme: Theme) -> list[Path]:
    """Returns the files that the theme's stylesheet may name."""
    return [file for address, file in replaced_files(theme).items() if address.startswith("art/")]


@pytest.mark.parametrize("name", THEME_NAMES)
def test_art_files_named_by_stylesheets_of_themes_exist(name: str) -> None:
    theme = named_theme(name)
    backgrounds = theme_files(theme.extends, "social.svg")
    drawn = theme_styles(name) + "".join(file.read_text() for file in backgrounds)
    assert {*ADDRESS.findall(drawn)} == {it.name for it in art_of(theme)}


def test_no_two_themes_have_files_of_one_name() -> None:
    """The site has those of its theme at one address, whichever themes it extends."""
    names = Counter(file.name for name in THEME_NAMES for file in art_of(named_theme(name)))
    assert [name for name, count in names.items() if count > 1] == []
