"""A new site: a copy of the project with its placeholders marked, and a first commit."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import ContentError, Kind
from portfolio.content.file_reader import read
from portfolio.errors import CommandError
from portfolio.routing.load_site import load_site
from portfolio.scaffold.copy_project import copy_project
from portfolio.scaffold.empty_content import drop_samples

SAMPLE_TEST = "tests/unit/content/checks/test_sample_texts.py"
"""The test that `check` knows the texts of the sample; a new site, with others, has it not."""

PLACEHOLDER_COMMENT = "  # placeholder"

FIRST_MESSAGE = "A site of my own"
DEFAULT_IDENTITY = ["-c", "user.name=Your Name", "-c", "user.email=you@example.com"]
"""Of the first commit, where the owner has told git none."""


@dataclass(frozen=True, slots=True)
class NewSite:
    """The result of ``init``."""

    files: int
    placeholders: int
    """Number of placeholders that `check` lists."""
    marked: int
    """Number of lines of YAML that got the comment ``# placeholder``."""
    repository: bool


def init_site(source: Path, target: Path, *, empty: bool = False) -> NewSite:
    """Copies the project; the target folder appears only when all of it is done.

    Args:
        source: The project to start from.
        target: A folder that is not there yet, or that is empty.
        empty: Drop what is only a sample and keep one commented case study.

    Raises:
        CommandError: There is something at the target, or it could not be written.
    """
    target = target.resolve()
    _check_free(source.resolve(), target)
    draft = target.with_name(f".{target.name}-draft")
    try:
        draft.mkdir(parents=True)
        copy_project(source, draft)
        (draft / SAMPLE_TEST).unlink(missing_ok=True)
        if empty:
            drop_samples(draft)
        found, marked = _mark_placeholders(draft / "content")
        files = sum(it.is_file() for it in draft.rglob("*"))
        repository = first_commit(draft)
        if target.exists():
            target.rmdir()
        draft.rename(target)
    except ContentError as error:
        raise CommandError(f"Please fix this first; nothing was made.\n\n{error}") from None
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", "") or error
        raise CommandError(f"Nothing was made at {target}: {reason}") from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return NewSite(files, found, marked, repository)


def _check_free(source: Path, target: Path) -> None:
    if target.is_relative_to(source):
        raise CommandError(f"{target} lies within this project; choose a folder beside it.")
    if target.exists() and not target.is_dir():
        raise CommandError(f"{target} is a file.")
    if target.exists() and any(target.iterdir()):
        raise CommandError(f"{target} is not empty; choose a new folder.")


def _mark_placeholders(content: Path) -> tuple[int, int]:
    """Adds ``# placeholder`` to every line of the YAML files that holds one.

    Args:
        content: The content folder; it has to be valid.

    Returns:
        How many placeholders there are, and how many lines got the comment. JSON has no comments,
        so the resume is left out.
    """
    found = [it for it in load_site(content).warnings if it.kind is Kind.PLACEHOLDER]
    lines: dict[str, set[int]] = {}
    for warning in found:
        if warning.file.endswith(".yaml"):
            lines.setdefault(warning.file, set()).add(warning.line - 1)
    marked = sum(_comment(content.parent / name, numbers) for name, numbers in lines.items())
    return len(found), marked


def _comment(file: Path, numbers: set[int]) -> int:
    marked = 0
    for number in sorted(numbers):
        before = file.read_text(encoding="utf-8")
        data = read(file, file.parent).data
        rows = before.split("\n")
        rows[number] += PLACEHOLDER_COMMENT
        file.write_text("\n".join(rows), encoding="utf-8")
        if read(file, file.parent).data == data:
            marked += 1
        else:
            # The line is part of a block of text, where a # starts no comment.
            file.write_text(before, encoding="utf-8")
    return marked


def first_commit(folder: Path) -> bool:
    """Makes a git repository of a folder, with everything in one commit.

    Returns:
        Whether there is one now; without git on this machine there is none.
    """
    if not shutil.which("git"):
        return False
    _git(folder, "init", "--quiet", "--initial-branch", "main")
    _git(folder, "add", "--all")
    known = _git(folder, "config", "user.email", check=False).stdout.strip()
    _git(
        folder,
        *([] if known else DEFAULT_IDENTITY),
        "commit",
        "--quiet",
        "--message",
        FIRST_MESSAGE,
    )
    return True


def _git(folder: Path, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=folder, check=check, capture_output=True, text=True)
