"""Families of Fontsource are fetched once, and failures say what is wrong."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from portfolio.fonts import fontsource
from portfolio.fonts.fontsource import FontFetchError, fetch, fetch_variable, weights
from tests.support.fake_fonts import family_folder, package

Npm = Callable[..., subprocess.CompletedProcess[str]]


def npm(monkeypatch: pytest.MonkeyPatch, run: Npm) -> None:
    monkeypatch.setattr(fontsource.subprocess, "run", run)


def failing(said: str) -> Npm:
    return lambda command, **_: subprocess.CompletedProcess(command, 1, "", said)


def packing(source: Path, asked: list[str]) -> Npm:
    """Returns npm that packs a family, and notes what it was asked for."""

    def run(command: list[str], cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[2])
        package(source, cwd / "family.tgz")
        return subprocess.CompletedProcess(command, 0, "", "")

    return run


def test_a_font_family_is_fetched_once_and_only_used_files_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = family_folder(tmp_path / "source", "Some Sans", {"latin": "ab"}, (300, 400, 700, 900))
    asked: list[str] = []
    npm(monkeypatch, packing(source, asked))
    folder = fetch("Some Sans", tmp_path / "kept")
    assert fetch("Some Sans", tmp_path / "kept") == folder
    assert asked == [f"@fontsource/some-sans@{fontsource.VERSION}"]
    assert sorted(it.name for it in (folder / "files").iterdir()) == [
        f"some-sans-latin-{weight}-normal.woff2" for weight in (400, 700, 900)
    ]
    assert (folder / "LICENSE").exists()


def test_a_release_of_a_font_family_may_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rubik-5.1.0").mkdir()
    npm(monkeypatch, failing("npm must not be asked"))
    assert fetch("Rubik@5.1.0", tmp_path) == tmp_path / "rubik-5.1.0"


def test_a_requested_weight_of_a_font_family_is_kept_in_addition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = family_folder(tmp_path / "source", "Some Sans", {"latin": "ab"}, (300, 400, 500, 700))
    npm(monkeypatch, packing(source, []))
    folder = fetch("Some Sans", tmp_path / "kept", 520)
    assert (folder / "files/some-sans-latin-500-normal.woff2").exists()
    assert not (folder / "files/some-sans-latin-300-normal.woff2").exists()


class TestVariableFamilies:
    def test_a_variable_family_is_fetched_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[str] = []
        source = family_folder(tmp_path / "source", "Some Sans", {"latin": "ab"}, ("wght",))
        npm(monkeypatch, packing(source, asked))
        folder = fetch_variable("Some Sans", tmp_path / "kept")
        assert folder
        assert (folder / "files/some-sans-latin-wght-normal.woff2").exists()
        assert fetch_variable("Some Sans", tmp_path / "kept") == folder
        assert asked == [f"@fontsource-variable/some-sans@{fontsource.VERSION}"]

    def test_a_variable_family_that_does_not_exist_is_asked_for_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        npm(monkeypatch, failing("npm error code E404"))
        assert fetch_variable("Bevan", tmp_path) is None
        npm(monkeypatch, failing("npm error code ENOTFOUND"))
        assert fetch_variable("Bevan", tmp_path) is None

    def test_a_variable_family_of_many_small_files_is_not_used(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        source = family_folder(
            tmp_path / "source", "Noto Sans JP", {"japanese": "日", "latin": "ab"}, ("wght",)
        )
        (source / "files/noto-sans-jp-japanese-wght-normal.woff2").unlink()
        npm(monkeypatch, packing(source, []))
        assert fetch_variable("Noto Sans JP", tmp_path / "kept") is None

    def test_a_variable_family_that_cannot_be_fetched_leaves_no_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        npm(monkeypatch, failing("npm error code ENOTFOUND"))
        with pytest.raises(FontFetchError, match="could not be fetched"):
            fetch_variable("Archivo", tmp_path)
        assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("said", "unknown", "message"),
    [
        ("npm error code E404", True, "Fontsource has no family 'Noto Sanz'"),
        ("npm error code ETARGET", True, "Fontsource has no family 'Noto Sanz'"),
        ("npm error code ENOTFOUND", False, "'Noto Sanz' could not be fetched"),
    ],
)
def test_a_failed_fetch_of_a_font_blames_either_the_name_or_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, unknown: bool, message: str
) -> None:
    npm(monkeypatch, failing(said))
    with pytest.raises(FontFetchError, match=message) as failure:
        fetch("Noto Sanz", tmp_path)
    assert failure.value.unknown is unknown
    assert [*tmp_path.iterdir()] == []


def test_titles_use_the_heaviest_font_weight_and_text_uses_two() -> None:
    assert weights([100, 400, 900]) == {"display": (900,), "text": (400, 900)}
    assert weights([400]) == {"display": (400,), "text": (400,)}
    assert weights([300, 400, 700], 320) == {"display": (300,), "text": (300, 700)}
