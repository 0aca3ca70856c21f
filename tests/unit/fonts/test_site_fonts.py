"""Words that the project's fonts cannot set get default fonts of their script."""

import re
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from portfolio.content.loader import Loaded, load
from portfolio.fonts import family, site_fonts
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.scripts import default_families
from portfolio.fonts.site_fonts import OWN_FONTS, SiteFonts
from portfolio.fonts.warnings import font_warnings
from portfolio.models.site.site import Fonts
from portfolio.theme.font_faces import copy_fonts, font_faces, unicode_range
from tests.support.content_directory import ContentDirectory
from tests.support.fake_fonts import families, family_folder
from tests.support.sample import CONTENT
from tests.support.words import catalogue_words

CYRILLIC = "".join(chr(code) for code in range(0x410, 0x450))
FAMILIES = {
    "Dela Gothic One": {"cyrillic": CYRILLIC, "latin": "abc", "latin-ext": "ŻżąęŁł"},
    "Noto Sans": {"cyrillic": CYRILLIC, "latin-ext": "ŻżąęŁł"},
    "Runic": {"runic": "ᚠᚢᚦ"},
}


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Families come from ``FAMILIES``; returns the names that were asked for."""
    names: list[str] = []

    def fetch(name: str) -> Path:
        names.append(name)
        subsets: Mapping[str, str] | None = FAMILIES.get(name)
        if not subsets:
            raise FontFetchError(f"Fontsource has no family {name!r}.", name, unknown=True)
        return family_folder(tmp_path / name, name, subsets)

    monkeypatch.setattr(family, "fetch", fetch)
    site_fonts._resolve.cache_clear()
    return names


def fonts_of(heading: str = "Lost?", **site: object) -> SiteFonts:
    """Returns the fonts of the sample with another heading on the page that is not found."""
    content = load(CONTENT).content
    words = content.site.not_found.model_copy(update={"heading": heading})
    changed = content.site.model_copy(update={"not_found": words, **site})
    return site_fonts.site_fonts(replace(content, site=changed))


def test_an_english_site_has_the_projects_fonts_and_fetches_no_other(fetched: list[str]) -> None:
    assert fonts_of("Lost? 🎉 → ✓") == OWN_FONTS
    assert fetched == []
    named = set(re.findall(r'font-family: "([^"]+)"', font_faces(OWN_FONTS)))
    assert named == {"Gasoek One", "Instrument Sans", "Display fallback", "Text fallback"}


def test_words_in_another_script_get_default_fonts_of_that_script(fetched: list[str]) -> None:
    fonts = fonts_of("Привет")
    assert families(fonts.display) == ["Gasoek One", "Dela Gothic One"]
    assert families(fonts.text) == ["Instrument Sans", "Noto Sans"]
    assert [file.subset for file in fonts.display[1]] == ["cyrillic", "latin"]


def test_words_of_a_text_in_markdown_have_a_font(
    fetched: list[str], directory: ContentDirectory
) -> None:
    directory.write("pages/a.md", "---\ntitle: A\ndescription: B.\n---\n\n## Привет\n")
    fonts = site_fonts.site_fonts(directory.load().content)
    assert families(fonts.display) == ["Gasoek One", "Dela Gothic One"]


def test_dates_and_words_of_the_interface_have_a_font(fetched: list[str]) -> None:
    fonts_of(language="ja", words=catalogue_words("ja"))
    assert "Noto Sans JP" in fetched


def test_words_in_one_script_are_set_in_one_font(fetched: list[str]) -> None:
    assert families(fonts_of("Łukasz").display)[0] == "Gasoek One"
    assert families(fonts_of("Żółw ąęł").display)[0] == "Dela Gothic One"


@pytest.mark.parametrize(
    ("language", "family"),
    {"zh": "SC", "zh-TW": "TC", "zh-Hant": "TC", "zh-Hant-HK": "HK", "zh-Hans-HK": "SC"}.items(),
)
def test_chinese_words_have_the_family_of_their_region_and_script(
    language: str, family: str
) -> None:
    assert default_families("文", language) == {"Hani": f"Noto Sans {family}"}


def test_font_families_of_the_owner_come_before_default_families(fetched: list[str]) -> None:
    fonts = fonts_of("ᚠᚢ", fonts=Fonts(display=("Runic",), text=("Runic",)))
    assert families(fonts.display) == ["Gasoek One", "Runic"]
    assert fetched == ["Runic", "Runic"]
    assert '--display-families: "Gasoek One", "Runic"' in font_faces(fonts)
    assert '--text-families: "Instrument Sans", "Runic"' in font_faces(fonts)


def test_pages_load_default_fonts_for_titles_but_not_for_text(
    fetched: list[str], tmp_path: Path
) -> None:
    copy_fonts(OWN_FONTS, tmp_path / "own")
    fonts = fonts_of("Привет")
    copy_fonts(fonts, tmp_path / "fonts")
    assert "Dela Gothic One" in font_faces(fonts)
    assert "Noto Sans" not in font_faces(fonts)
    own = {file.name for file in (tmp_path / "own").iterdir()}
    assert sorted(file.name for file in (tmp_path / "fonts").iterdir() if file.name not in own) == [
        "Dela Gothic One-LICENSE.txt",
        "dela-gothic-one-cyrillic-400-normal.woff2",
        "dela-gothic-one-latin-400-normal.woff2",
    ]
    copy_fonts(OWN_FONTS, tmp_path / "fonts")
    assert {file.name for file in (tmp_path / "fonts").iterdir()} == own


def test_the_unicode_range_of_a_font_names_blocks_of_characters() -> None:
    assert unicode_range("aЖж日") == "U+0-FF, U+400-4FF, U+6500-65FF"


def with_heading(folder: Path, heading: str, more: str = "") -> Loaded:
    """Returns the sample with another heading in its file, and more lines."""
    shutil.copytree(CONTENT.parent, folder / "site")
    file = folder / "site/content/site.yaml"
    text = file.read_text()
    assert "heading: Lost?" in text
    file.write_text(text.replace("heading: Lost?", f"heading: {heading}") + more)
    return load(folder / "site/content")


def test_a_title_that_no_font_can_set_fails_no_build_and_is_reported_with_the_line(
    fetched: list[str], tmp_path: Path
) -> None:
    loaded = with_heading(tmp_path, "Lost? ไทย 🎉")
    assert families(site_fonts.site_fonts(loaded.content).display) == ["Gasoek One"]
    unknown, missing = sorted(font_warnings(loaded), key=lambda it: it.line)
    assert missing.field == "notFound.heading"
    assert missing.line > 1
    assert missing.found == '"ไทย"'
    assert "e.g. Noto Sans Thai" in missing.hint
    assert unknown.field == "language"
    assert unknown.message == "Fontsource has no family 'Noto Sans Thai'"


def test_misspelled_font_family_is_reported_with_field(fetched: list[str], tmp_path: Path) -> None:
    loaded = with_heading(tmp_path, "ᚠᚢ", "fonts:\n  display: [Runics, Runic]\n")
    (warning,) = font_warnings(loaded)
    assert (warning.field, warning.found) == ("fonts.display[0]", "")
    assert "no family 'Runics'" in warning.message


def test_emoji_that_no_font_has_are_not_reported(fetched: list[str], tmp_path: Path) -> None:
    assert font_warnings(with_heading(tmp_path, "Lost? 🎉👩🏽\u200d💻")) == []
