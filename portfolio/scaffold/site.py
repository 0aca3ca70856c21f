"""A new site: a copy of the project with its placeholders marked, and a first commit."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import ContentError, Kind
from portfolio.content.file_reader import read
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.progress import track
from portfolio.routing.load_site import load_site
from portfolio.scaffold.new_files import TEMPLATES
from portfolio.scaffold.project import ProjectOptions, new_project

SAMPLE_TEST = "tests/unit/content/checks/test_sample_texts.py"
"""The test that `check` knows the texts of the sample; a new site, with others, has it not."""

PLACEHOLDER_COMMENT = "  # placeholder"

FIRST_MESSAGE = "A site of my own"
DEFAULT_IDENTITY = ["-c", "user.name=Your Name", "-c", "user.email=you@example.com"]
"""Of the first commit, where the owner has told git none."""

BUILT_NAMES = {".web", ".states", ".cache", "dist", "shots", "node_modules", "__pycache__"}
TOOL_NAMES = {".git", ".venv", ".pytest_cache", ".ruff_cache", ".idea", ".vscode", ".DS_Store"}
IGNORED_NAMES = BUILT_NAMES | TOOL_NAMES
GENERATED_FOLDERS = {"assets/external", "assets/generated"}
HISTORY_FOLDER = Path("docs/history")
"""Folder of pictures of this project's past; a new site has a history of its own."""

SAMPLE_FOLDERS = ("artwork", "assets/video", "assets/lab", "assets/loops", "content/pages")
SAMPLE_TESTS = "tests/js/lab-*.test.js"
"""Folders and files that only the sample case studies and experiments need."""

TEXTS = {
    "site.yaml": {
        ("tagline",): "Placeholder: what you are",
        ("description",): "Placeholder: one sentence about this site, for search results.",
        ("projects", "description"): "Placeholder: one sentence about your case studies.",
        ("projects", "text"): "Placeholder: what there is to see here.",
        ("experiments", "description"): "Placeholder: one sentence about your experiments.",
        ("experiments", "text"): "Placeholder: what there is to play with.",
    },
    "home.yaml": {
        ("description",): "Placeholder: one sentence about you, for search results.",
        ("text",): "Placeholder: who you are. {tap}, {stir}, {trip}, then check out the projects.",
    },
}
"""Texts of the sample that say something of its owner, each with what is put there."""


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
            _drop_samples(draft)
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


def _drop_samples(project: Path) -> None:
    """Leaves one commented case study, and placeholders, in place of the sample of a copy."""
    content = project / "content"
    for pattern in (*SAMPLE_FOLDERS, SAMPLE_TESTS):
        for path in project.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.rmtree(content / "projects")
    for name in ("resume.json", "experiments.yaml"):
        shutil.copyfile(TEMPLATES / name, content / name)
    for name, texts in TEXTS.items():
        editor = YamlEditor((content / name).read_text(encoding="utf-8"))
        for loc, text in texts.items():
            editor.set(loc, text)
        (content / name).write_text(editor.text, encoding="utf-8")
    new_project(content, ProjectOptions("Example project"))


def _mark_placeholders(content: Path) -> tuple[int, int]:
    """Adds ``# placeholder`` to every line of the YAML files that holds one.

    JSON has no comments, so the resume is left out.

    Returns:
        How many placeholders there are, and how many lines got the comment.
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
    """Makes a git repository of a folder, with one commit; returns whether this machine has git."""
    if not shutil.which("git"):
        return False
    _git(folder, "init", "--quiet", "--initial-branch", "main")
    _git(folder, "add", "--all")
    known = _git(folder, "config", "user.email", check=False).stdout.strip()
    identity = [] if known else DEFAULT_IDENTITY
    _git(folder, *identity, "commit", "--quiet", "--message", FIRST_MESSAGE)
    return True


def _git(folder: Path, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=folder, check=check, capture_output=True, text=True)


def copy_project(source: Path, target: Path) -> None:
    """Copies the project's files to a new folder, without those that a build made or its history.

    Where the project is a git repository, what git tracks is copied.
    """
    found = _tracked_by_git(source) or sorted(_written(source))
    names = [name for name in found if not name.is_relative_to(HISTORY_FOLDER)]
    for name in track(names, "Copying", len(names)):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, target / name)


def _tracked_by_git(source: Path) -> list[Path]:
    if not (source / ".git").exists() or not shutil.which("git"):
        return []
    listed = _git(source, "ls-files", "-z", check=False).stdout
    names = [Path(name) for name in listed.split("\0") if name]
    return [name for name in names if (source / name).is_file()]


def _written(source: Path) -> Iterator[Path]:
    for folder, folders, files in os.walk(source):
        here = Path(folder).relative_to(source)
        folders[:] = [
            it
            for it in folders
            if it not in IGNORED_NAMES and (here / it).as_posix() not in GENERATED_FOLDERS
        ]
        yield from (here / file for file in files if file not in IGNORED_NAMES)
