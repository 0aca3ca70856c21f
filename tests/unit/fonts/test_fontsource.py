"""Families of Fontsource are fetched once, and failures say what is wrong."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from portfolio.fonts import fontsource
from portfolio.fonts.fontsource import FontFetchError, fetch, weights
from tests.support.fake_fonts import family_folder, package

Npm = Callable[..., subprocess.CompletedProcess[str]]


def npm(monkeypatch: pytest.MonkeyPatch, run: Npm) -> None:
    monkeypatch.setattr(fontsource.subprocess, "run", run)


def failing(said: str) -> Npm:
    return lambda command, **_: subprocess.CompletedProcess(command, 1, "", said)


def test_a_family_is_fetched_once_with_its_used_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = family_folder(tmp_path / "source", "Some Sans", {"latin": "ab"}, (300, 400, 700, 900))
    asked = []

    def run(command: list[str], cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[2])
        package(source, cwd / "some-sans.tgz")
        return subprocess.CompletedProcess(command, 0, "", "")

    npm(monkeypatch, run)
    folder = fetch("Some Sans", tmp_path / "kept")
    assert fetch("Some Sans", tmp_path / "kept") == folder
    assert asked == [f"@fontsource/some-sans@{fontsource.VERSION}"]
    assert sorted(it.name for it in (folder / "files").iterdir()) == [
        f"some-sans-latin-{weight}-normal.woff2" for weight in (400, 700, 900)
    ]
    assert (folder / "LICENSE").exists()


def test_a_release_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rubik-5.1.0").mkdir()
    npm(monkeypatch, failing("npm must not be asked"))
    assert fetch("Rubik@5.1.0", tmp_path) == tmp_path / "rubik-5.1.0"


@pytest.mark.parametrize(
    ("said", "unknown", "message"),
    [
        ("npm error code E404", True, "Fontsource has no family 'Noto Sanz'"),
        ("npm error code ETARGET", True, "Fontsource has no family 'Noto Sanz'"),
        ("npm error code ENOTFOUND", False, "'Noto Sanz' could not be fetched"),
    ],
)
def test_a_failure_says_whether_the_name_or_the_network_is_at_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, unknown: bool, message: str
) -> None:
    npm(monkeypatch, failing(said))
    with pytest.raises(FontFetchError, match=message) as failure:
        fetch("Noto Sanz", tmp_path)
    assert failure.value.unknown is unknown
    assert [*tmp_path.iterdir()] == []


def test_the_heaviest_weight_is_for_titles_and_two_are_for_text() -> None:
    assert weights([100, 400, 900]) == {"display": (900,), "text": (400, 900)}
    assert weights([400]) == {"display": (400,), "text": (400,)}
