"""Families of Fontsource are fetched once, and failures say what is wrong."""

import subprocess
import tarfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from portfolio.fonts import fontsource
from portfolio.fonts.fontsource import FontFetchError, fetch, fetch_variable
from tests.support.fake_fonts import family_folder


class Npm:
    """npm that packs a family, or fails; notes what it was asked for."""

    source: Path | None = None
    said = "npm must not be asked"

    def __init__(self) -> None:
        self.asked: list[str] = []

    def run(self, command: list[str], cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        self.asked.append(command[2])
        if self.source:
            with tarfile.open(cwd / "family.tgz", "w:gz") as archive:
                archive.add(self.source, "package")
        return subprocess.CompletedProcess(command, not self.source, "", self.said)


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> Npm:
    found = Npm()
    monkeypatch.setattr(fontsource.subprocess, "run", found.run)
    return found


@pytest.mark.parametrize(
    ("get", "package", "weights"),
    [
        (fetch, "@fontsource", (400, 700, 900)),
        (partial(fetch, weight=520), "@fontsource", (400, 500, 700, 900)),
        (fetch_variable, "@fontsource-variable", ("wght",)),
    ],
    ids=["static", "static with another weight", "variable"],
)
def test_a_font_family_is_fetched_once_and_only_used_files_are_kept(
    tmp_path: Path, npm: Npm, get: Any, package: str, weights: tuple[int | str, ...]
) -> None:
    packed = (300, 400, 500, 700, 900, "wght")
    npm.source = family_folder(tmp_path / "source", "Some Sans", {"latin": "ab"}, packed)
    metadata = npm.source / "metadata.json"
    metadata.write_text(metadata.read_text().replace(', "wght"', ""))
    folder = get("Some Sans", folder=tmp_path / "kept")
    assert get("Some Sans", folder=tmp_path / "kept") == folder
    assert npm.asked == [f"{package}/some-sans@{fontsource.VERSION}"]
    names = sorted(it.name for it in (folder / "files").iterdir())
    assert names == [f"some-sans-latin-{weight}-normal.woff2" for weight in weights]
    assert (folder / "LICENSE").exists()


def test_a_release_of_a_font_family_may_be_named(tmp_path: Path, npm: Npm) -> None:
    (tmp_path / "rubik-5.1.0").mkdir()
    assert fetch("Rubik@5.1.0", tmp_path) == tmp_path / "rubik-5.1.0"
    assert npm.asked == []


def test_a_variable_family_that_does_not_exist_is_asked_for_once(tmp_path: Path, npm: Npm) -> None:
    npm.said = "npm error code E404"
    assert fetch_variable("Bevan", tmp_path) is None
    assert fetch_variable("Bevan", tmp_path) is None
    assert len(npm.asked) == 1


def test_a_variable_family_of_many_small_files_is_not_used(tmp_path: Path, npm: Npm) -> None:
    subsets = {"japanese": "日", "latin": "ab"}
    npm.source = family_folder(tmp_path / "source", "Noto Sans JP", subsets, ("wght",))
    (npm.source / "files/noto-sans-jp-japanese-wght-normal.woff2").unlink()
    assert fetch_variable("Noto Sans JP", tmp_path / "kept") is None


@pytest.mark.parametrize(
    ("get", "said", "unknown", "message"),
    [
        (fetch, "npm error code E404", True, "Fontsource has no family 'Noto Sanz'"),
        (fetch, "npm error code ETARGET", True, "Fontsource has no family 'Noto Sanz'"),
        (fetch, "npm error code ENOTFOUND", False, "'Noto Sanz' could not be fetched"),
        (fetch_variable, "npm error code ENOTFOUND", False, "'Noto Sanz' could not be fetched"),
    ],
)
def test_a_failed_fetch_of_a_font_blames_either_the_name_or_the_network_and_leaves_no_file(
    tmp_path: Path, npm: Npm, get: Any, said: str, unknown: bool, message: str
) -> None:
    npm.said = said
    with pytest.raises(FontFetchError, match=message) as failure:
        get("Noto Sanz", tmp_path)
    assert failure.value.unknown is unknown
    assert [*tmp_path.iterdir()] == []
