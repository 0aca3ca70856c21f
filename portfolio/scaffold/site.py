"""A new site: a copy of the project with its placeholders marked, and a first commit."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import ContentError
from portfolio.errors import CommandError
from portfolio.scaffold.copy_project import copy_project
from portfolio.scaffold.empty_content import drop_samples
from portfolio.scaffold.git_repository import first_commit
from portfolio.scaffold.mark_placeholders import mark_placeholders

SAMPLE_TEST = "tests/unit/content/checks/test_sample_texts.py"
"""The test that `check` knows the texts of the sample; a new site, with others, has it not."""


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
        found, marked = mark_placeholders(draft / "content")
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
