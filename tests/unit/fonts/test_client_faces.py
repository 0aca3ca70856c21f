"""The font of a client is cut down to the words that the case study sets in it."""

import shutil
from pathlib import Path

import pytest

from portfolio.content.loader import Loaded, load
from portfolio.fonts import client_faces as module
from portfolio.fonts import theme_faces
from portfolio.fonts.client_faces import client_faces
from portfolio.fonts.fallback_metrics import fallback_metrics
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.warnings import font_warnings
from portfolio.paths import SITE
from portfolio.theme.font_faces import client_font_faces, unicode_range
from tests.support.fake_fonts import family_folder
from tests.support.sample import SAMPLE

SHIPPED = SITE / "portfolio" / "fonts" / "shipped" / "gasoek-one" / "gasoek-one-latin.woff2"
FACE = "face: gasoek-one-latin.woff2\n"
RESULTS = """sections:
  - kind: hero
    title: Bread
    copy: A bakery.
    heroComponent: iag-logo
  - kind: results
    title: The result
    items: [{figure: "10,000+", label: came, source: The baker}, {figure: hundreds, label: stayed,
      source: The baker}]
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """The file of a case study with large figures in a face of its own, in a copy of the sample."""
    shutil.copytree(SAMPLE, tmp_path, dirs_exist_ok=True)
    folder = next(file for file in (tmp_path / "content" / "projects").iterdir() if file.is_dir())
    shutil.copy(SHIPPED, folder)
    file = folder / "project.yaml"
    text = file.read_text()
    file.write_text(text[: text.index("sections:")] + FACE + RESULTS)
    return file


def change(study: Path, old: str, new: str) -> Loaded:
    text = study.read_text()
    assert old in text
    study.write_text(text.replace(old, new))
    return load(study.parents[2])


def test_a_case_study_has_a_client_font_of_its_own_letters_and_the_digits(study: Path) -> None:
    ((project, file),) = faces = [*client_faces(load(study.parents[2]).content)]
    name = study.parent.name
    assert project.slug == name
    assert file.characters == frozenset("0123456789,+hundreds" + "Bread" + "The result")
    fallback = f"Client {name} fallback"
    rule = f'.client--{name} {{ --client-face: "Client {name}", "{fallback}", var(--font-display)'
    assert rule in client_font_faces(faces)


def test_arial_as_wide_as_a_client_font_stands_in_for_its_letters_alone(study: Path) -> None:
    ((_, file),) = faces = [*client_faces(load(study.parents[2]).content)]
    (fallback,) = (it for it in client_font_faces(faces).splitlines() if "local(" in it)
    metrics = fallback_metrics(SHIPPED, 400, is_bold=True)
    assert metrics
    assert f"size-adjust: {metrics.size:.1%};" in fallback
    assert f"unicode-range: {unicode_range(file.characters)};" in fallback


def test_a_client_font_has_the_title_of_the_hero_where_it_sets_no_other_words(study: Path) -> None:
    loaded = change(study, RESULTS, RESULTS.partition("  - kind: results")[0])
    ((_, file),) = client_faces(loaded.content)
    assert file.characters == frozenset("Bread")


def test_a_client_font_is_that_part_of_its_family_which_has_the_words(
    study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = {"latin": "abc", "cyrillic": "Хлебсотни"}
    folder = family_folder(tmp_path / "bread", "Bread", parts)
    monkeypatch.setattr(theme_faces, "fetch_variable", lambda _: None)
    monkeypatch.setattr(theme_faces, "fetch", lambda *_, **__: folder)
    change(study, FACE, "face: Bread\n")
    loaded = change(study, RESULTS, RESULTS.replace("hundreds", "сотни").replace("Bread", "Хлеб"))
    ((_, file),) = faces = [*client_faces(loaded.content)]
    assert {*"Хлебсотни"} == file.characters
    assert "--client-width" in client_font_faces(faces)


def test_letters_that_a_client_font_lacks_are_reported_with_the_line(study: Path) -> None:
    found = font_warnings(change(study, "figure: hundreds", "figure: сотни"))
    (warning,) = (str(it) for it in found if "client's face lacks letters" in str(it))
    assert f"{study.parent.name}/project.yaml" in warning
    assert "сотни" in warning


def test_a_client_font_that_cannot_be_fetched_is_reported_and_left_out(
    study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise FontFetchError("Fontsource has no family 'Shrikhant'.", "Shrikhant", unknown=True)

    monkeypatch.setattr(module, "theme_typeface", fail)
    loaded = change(study, FACE, "face: Shrikhant\n")
    assert not [*client_faces(loaded.content)]
    assert any("no family 'Shrikhant'" in str(warning) for warning in font_warnings(loaded))
