"""The fonts that a theme names: families of Fontsource, or files of the owner."""

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from portfolio.content.diagnostics import ContentError
from portfolio.content.loader import Loaded, load
from portfolio.fonts import theme_faces
from portfolio.fonts.family import unpack
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.site_fonts import OWN_FONTS, SiteFonts, site_fonts
from portfolio.fonts.warnings import font_warnings
from portfolio.theme.font_faces import copy_fonts, font_faces, preloaded_fonts
from tests.support.fake_fonts import families, family_folder, font_file
from tests.support.sample import CONTENT

LATIN = "".join(map(chr, range(0x20, 0x7F)))
STATIC = {"Slab": {"latin": LATIN, "latin-ext": "ŁłŻż"}, "Runic": {"runic": "ᚠᚢ", "latin": LATIN}}
VARIABLE = {"Grotesk", "Mono"}
WEIGHTS = (300, 400, 700)
Site = Callable[..., Loaded]


@pytest.fixture(scope="module")
def fontsource(tmp_path_factory: pytest.TempPathFactory, light_face: Path) -> dict[str, Path]:
    """The folders of the families in ``STATIC`` and ``VARIABLE``."""
    root = tmp_path_factory.mktemp("fontsource")
    folders = {name: family_folder(root / name, name, STATIC[name], WEIGHTS) for name in STATIC}
    for name in VARIABLE:
        folders[name] = family_folder(root / name, name, {"latin": LATIN}, ("wght",))
        shutil.copy(light_face, folders[name] / f"files/{name.lower()}-latin-wght-normal.woff2")
    return folders


@pytest.fixture
def site(
    tmp_path: Path, fontsource: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Site]:
    """Loads the sample with other lines in its theme, and in its site.yaml.

    Families come from ``fontsource``, not from the network.
    """

    def fetch_variable(family: str) -> Path | None:
        return fontsource[family] if family in VARIABLE else None

    def fetch(family: str, *, weight: int | None) -> Path:
        if family not in STATIC:
            raise FontFetchError(f"Fontsource has no family {family!r}.", family, unknown=True)
        return fontsource[family]

    def loaded(fonts: str, *, owner: str = "") -> Loaded:
        folder = tmp_path / "site"
        shutil.copytree(CONTENT.parent, folder, dirs_exist_ok=True)
        (folder / "content/theme.yaml").write_text(f"fonts:\n{fonts}")
        file = folder / "content/site.yaml"
        if owner:
            file.write_text(re.sub(r"^owner: .*$", f"owner: {owner}", file.read_text(), flags=re.M))
        return load(folder / "content")

    monkeypatch.setattr(theme_faces, "fetch_variable", fetch_variable)
    monkeypatch.setattr(theme_faces, "fetch", fetch)
    theme_faces._of_fontsource.cache_clear()
    yield loaded
    theme_faces._of_fontsource.cache_clear()


def fonts_of(loaded: Loaded) -> SiteFonts:
    return site_fonts(loaded.content)


class TestFamilies:
    @pytest.mark.parametrize(
        ("face", "weight"),
        [
            ("{ family: Mono, weight: 650 }", 650),
            ("{ family: Mono, weight: 900 }", 700),
            ("{ family: Slab, weight: 500 }", 400),
            ("Slab", 700),
        ],
    )
    def test_titles_have_one_weight_the_nearest_or_without_a_named_one_the_heaviest(
        self, site: Site, face: str, weight: int
    ) -> None:
        (file,) = fonts_of(site(f"  display: {face}\n")).display[0]
        assert file.weight == str(weight)
        assert "Mono" not in face or TTFont(file.path)["OS/2"].usWeightClass == weight

    @pytest.mark.parametrize(
        ("face", "weights", "regular"),
        [("Grotesk", ["400 700"], 450), ("{ family: Slab, weight: 300 }", ["300", "700"], 300)],
    )
    def test_text_has_every_weight_of_a_variable_family_or_a_regular_and_a_bold_one(
        self, site: Site, face: str, weights: list[str], regular: int
    ) -> None:
        fonts = fonts_of(site(f"  text: {face}\n"))
        assert [file.weight for file in fonts.text[0]] == weights
        assert f"--text-weight: {regular}" in font_faces(fonts)

    def test_only_subsets_of_a_font_family_that_words_need_are_served(self, site: Site) -> None:
        fonts = fonts_of(site("  display: Slab\n", owner="Łukasz"))
        assert [file.subset for file in fonts.display[0]] == ["latin", "latin-ext"]

    def test_a_font_family_in_two_roles_has_two_names(self, site: Site) -> None:
        fonts = fonts_of(site("  display: Mono\n  text: { family: Mono, weight: 430 }\n"))
        assert (families(fonts.display), families(fonts.text)) == (["Mono Display"], ["Mono"])

    def test_labels_of_a_theme_have_an_own_font_or_only_an_own_weight(self, site: Site) -> None:
        other = fonts_of(site("  labels: { family: Mono, weight: 500 }\n"))
        assert '--font-labels: "Mono", "Labels fallback"' in font_faces(other)
        same = fonts_of(site("  text: Mono\n  labels: { family: Mono, weight: 500 }\n"))
        assert "--label-weight: 500" in font_faces(same)
        assert "--font-labels" not in font_faces(same)


class TestServedFiles:
    def test_the_basic_font_file_has_the_weights_of_stylesheets_and_theme(self) -> None:
        whole = replace(OWN_FONTS.text[0][0], weight="100 900")
        rules = font_faces(replace(OWN_FONTS, text=((whole,),), text_weight=350))
        weights = re.findall(r'"Instrument Sans"; font-weight: ([\d ]+).*?/([\w-]+)\.woff2', rules)
        *spans, light = weights
        assert [span for span, _ in spans] == ["350 700", "100 349", "701 900"]
        assert light == ("350 700", "text-basic")

    def test_every_font_role_has_a_basic_file_that_pages_preload_and_no_font_of_the_project(
        self, site: Site, tmp_path: Path
    ) -> None:
        fonts = fonts_of(site("  display: Mono\n  text: Grotesk\n  labels: Slab\n"))
        copy_fonts(fonts, tmp_path / "fonts")
        assert preloaded_fonts(tmp_path / "fonts") == (
            "/generated/fonts/text-basic.woff2",
            "/generated/fonts/display-basic.woff2",
            "/generated/fonts/labels-basic-700.woff2",
            "/generated/fonts/labels-basic.woff2",
        )
        named = {*re.findall(r"/generated/fonts/([\w.-]+)", font_faces(fonts))}
        written = {file.name for file in (tmp_path / "fonts").iterdir()}
        assert named == {name for name in written if name.endswith(".woff2")}
        assert {"Mono-LICENSE.txt", "Grotesk-LICENSE.txt", "Slab-LICENSE.txt"} <= written
        assert not [name for name in written if name.startswith(("gasoek", "instrument"))]


class TestOwnFiles:
    @pytest.mark.parametrize("name", ["faces/mine.woff2", "/fonts/Mine Bold.ttf"])
    def test_a_font_file_of_the_owner_is_served_as_woff2(
        self, site: Site, tmp_path: Path, name: str
    ) -> None:
        root = tmp_path / "site" / ("assets" if name.startswith("/") else "content")
        file = font_file(root / name.lstrip("/"), LATIN)
        if file.suffix == ".ttf":
            file.write_bytes(unpack(file))
        fonts = fonts_of(site(f"  display: {name}\n"))
        assert families(fonts.display) == ["Fake"]
        assert TTFont(fonts.display[0][0].path).flavor == "woff2"
        copy_fonts(fonts, tmp_path / "fonts")
        assert (tmp_path / "fonts/display-basic.woff2").exists()

    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("faces/nine.woff2", "did you mean faces/mine.woff2?"),
            ("faces/nothing.ttf", "this file is none"),
            ("../outside.otf", "expected a font file inside content/"),
            ("Archivo!", "expected a family of Fontsource by its name"),
        ],
    )
    @pytest.mark.parametrize("form", ["  text: {name!r}\n", "  text: {{ family: {name!r} }}\n"])
    def test_a_theme_font_file_that_is_no_font_is_an_error_with_the_line(
        self, site: Site, tmp_path: Path, name: str, message: str, form: str
    ) -> None:
        folder = tmp_path / "site/content/faces"
        font_file(folder / "mine.woff2", LATIN)
        (folder / "nothing.ttf").write_text("no font")
        with pytest.raises(ContentError) as error:
            site(form.format(name=name))
        (found,) = error.value.diagnostics
        assert (found.file, found.line) == ("content/theme.yaml", 2)
        assert message in found.message
        assert name in found.found


class TestWarnings:
    def test_an_unknown_font_family_of_a_theme_is_reported_and_replaced(self, site: Site) -> None:
        loaded = site("  text: Grotesk\n  display: Archiwo\n")
        assert site_fonts(loaded.content).display == OWN_FONTS.display
        (warning,) = font_warnings(loaded)
        assert (warning.file, warning.line) == ("content/theme.yaml", 3)
        assert "no family 'Archiwo'" in warning.message
        assert "fontsource.org" in warning.hint
