"""What the machine refuses is said in a sentence, and the last good site stays."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.build import build_site, generate_assets
from portfolio.build.build_site import fingerprint
from portfolio.build.export_errors import diagnostics_of
from portfolio.commands.build import FALLBACK_PAGE

from .conftest import CommandLine

PICTURE = "content/projects/loans/desktop.webp"
SENTENCES = {
    errno.ENOSPC: "The disk is full: there is no space for {file}.",
    errno.EROFS: "The disk is read-only, so {file} cannot be written.",
    errno.EACCES: "This user may not read or write {file}; change its rights or its owner.",
    errno.ENOENT: "{file} is gone, or its folder is; run the command again if it is back.",
}


def refusal(number: int, file: str = PICTURE) -> OSError:
    return OSError(number, os.strerror(number), file)


@pytest.fixture
def site(shell: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """A site that was built before, and whose export takes no time."""

    @contextmanager
    def process(lock: object) -> Iterator[Callable[[object], Path]]:
        write_file(tmp_path / "exported/index.html", "the next one")
        yield lambda _: tmp_path / "exported"

    write_file(shell.root / "dist" / FALLBACK_PAGE, "the last good one")
    monkeypatch.setattr(build_site, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(generate_assets, "generate_assets", lambda content: None)
    monkeypatch.setattr(build_site, "reflex_process", process)
    return shell


STEPS = {
    **dict.fromkeys(("build_lock", "reflex_process", "replace_folder"), build_site),
    "generate_assets": generate_assets,
}


@pytest.mark.nightly
@pytest.mark.parametrize("number", SENTENCES)
@pytest.mark.parametrize("step", STEPS)
def test_a_build_that_the_machine_stops_says_why_and_leaves_the_last_site(
    site: CommandLine, step: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise refusal(number)

    monkeypatch.setattr(STEPS[step], step, refuse)
    said = site.run("build").output.splitlines()[-1]
    assert said == f"Error: {SENTENCES[number].format(file=PICTURE)}"
    assert (site.root / "dist" / FALLBACK_PAGE).read_text() == "the last good one"


def test_a_mistake_in_a_program_is_no_sentence_of_the_machine(
    site: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("cannot identify image file")

    monkeypatch.setattr(generate_assets, "generate_assets", fail)
    assert isinstance(site.run("build").exception, OSError)


def test_what_the_machine_refuses_within_reflex_is_the_same_sentence() -> None:
    (found,) = diagnostics_of(refusal(errno.ENOSPC))
    assert str(found) == f"The disk is full: there is no space for {PICTURE}."


def test_a_file_that_vanishes_while_sources_are_read_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_file(tmp_path / "content/site.yaml", "words")
    before = fingerprint(tmp_path, ())
    write_file(tmp_path / "content/.site.yaml.swp", "")
    read = Path.read_bytes

    def vanish(self: Path) -> bytes:
        if self.suffix == ".swp":
            raise refusal(errno.ENOENT)
        return read(self)

    monkeypatch.setattr(Path, "read_bytes", vanish)
    assert fingerprint(tmp_path, ()) == before
