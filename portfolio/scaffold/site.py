"""A new site: the sample or placeholders, the engine, and a first commit."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path
from string import Template

from portfolio import __version__
from portfolio.content.diagnostics import ContentError, Diagnostic, Kind
from portfolio.environment import require_usable_folder
from portfolio.errors import CommandError
from portfolio.paths import BUILT_ASSETS, CONFIGURATION, INSTALLED_SAMPLE, LOCKED, SAMPLE
from portfolio.routing.load_site import load_site
from portfolio.scaffold.engine_wheel import write_engine_wheel
from portfolio.scaffold.new_files import fill
from portfolio.scaffold.project import ProjectOptions, new_project

FIRST_MESSAGE = "A site of my own"
DEFAULT_IDENTITY = ["-c", "user.name=Your Name", "-c", "user.email=you@example.com"]
"""Of the first commit, where the owner has told git none."""

TEMPLATE = Path(__file__).with_name("template")
"""The files of a new site beside its content and assets."""

COMPILED = frozenset({"__pycache__"})
"""Folder that Python makes beside the template's modules."""

EMPTY_CONTENT = ("site.yaml", "home.yaml", "experiments.yaml", "resume.json")
"""Templates of the content of a site without the sample."""

OF_THE_SAMPLE = ("content/.schema", "assets/svg", LOCKED)
"""Folders of the sample that such a site has, too; its other pictures come from the theme."""


@dataclass(frozen=True, slots=True)
class NewSite:
    """The result of ``init``."""

    files: int
    placeholders: int
    """Number of placeholders that `check` lists."""
    untranslated: list[Diagnostic]
    """Warnings about words that are in another language."""
    repository: bool


def init_site(target: Path, *, empty: bool = False, language: str = "en") -> NewSite:
    """Makes a new site; the folder appears only when all of it is done.

    Args:
        target: A folder that is not there yet, or that is empty.
        empty: Drop what is only a sample and keep one commented case study.
        language: Language of an empty site, a tag of BCP 47.

    Raises:
        CommandError: There is something at the target, it could not be written, or an installed
            engine has no sample.
        click.ClickException: Builds do not work in such a folder.
    """
    target = target.resolve()
    _require_free(target)
    require_usable_folder(target)
    if not empty and SAMPLE == INSTALLED_SAMPLE:
        raise CommandError(
            "The sample is in the engine's repository, not in an installed engine: run make init "
            "in a clone of it, or start without the sample: portfolio init --empty FOLDER"
        )
    draft = target.with_name(f".{target.name}-draft")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        draft.mkdir(parents=True)
        wheel = write_engine_wheel(draft / "vendor")
        _fill_template(draft, f"./vendor/{wheel.name}")
        if empty:
            _fill_empty(draft, language)
        else:
            _copy_sample(draft)
        warnings = load_site(draft / "content").warnings
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
    placeholders = sum(it.kind is Kind.PLACEHOLDER for it in warnings)
    untranslated = [it for it in warnings if it.kind is Kind.TRANSLATION]
    return NewSite(files, placeholders, untranslated, repository)


def _require_free(target: Path) -> None:
    if target.is_relative_to(SAMPLE.resolve()):
        raise CommandError(f"{target} lies within the engine; choose a folder elsewhere.")
    if target.exists() and not target.is_dir():
        raise CommandError(f"{target} is a file.")
    if target.exists() and any(target.iterdir()):
        raise CommandError(f"{target} is not empty; choose a new folder.")


def _copy_sample(site: Path) -> None:
    """Copies content, assets, configuration and npm versions, without what builds have made."""
    _copy_files(SAMPLE / "content", site / "content")
    _copy_files(SAMPLE / "assets", site / "assets", BUILT_ASSETS)
    _copy_files(SAMPLE / "islands", site / "islands")
    _copy_files(SAMPLE / LOCKED, site / LOCKED)
    shutil.copyfile(SAMPLE / CONFIGURATION.name, site / CONFIGURATION.name)


def _copy_files(source: Path, target: Path, left_out: Set[str] = COMPILED) -> None:
    """Copies the files of a folder; an installed engine may be read-only, and they are not."""
    for file in sorted(source.rglob("*")):
        name = file.relative_to(source)
        if file.is_file() and left_out.isdisjoint(name.parts):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target / name)


def _fill_template(site: Path, engine: str) -> None:
    """Copies the template, and says which engine the site needs."""
    _copy_files(TEMPLATE, site)
    # In the template git would read it.
    (site / "gitignore").rename(site / ".gitignore")
    for file in (site / "requirements.txt", site / "README.md"):
        text = Template(file.read_text())
        file.write_text(text.substitute(engine=engine, release=__version__))


def _fill_empty(site: Path, language: str) -> None:
    """Writes content of placeholders and one commented case study, with drawings to play with."""
    for folder in OF_THE_SAMPLE:
        _copy_files(SAMPLE / folder, site / folder)
    content = site / "content"
    shutil.copyfile(SAMPLE / "content" / "theme.yaml", content / "theme.yaml")
    for name in EMPTY_CONTENT:
        text = fill(name, language=language)
        (content / name).write_text(text, encoding="utf-8")
    new_project(content, ProjectOptions("Example project"))


def first_commit(folder: Path) -> bool:
    """Makes a git repository of a folder, with one commit; returns whether this machine has git."""
    if not shutil.which("git"):
        return False
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "add", "--all")
    known = git(folder, "config", "user.email", check=False).strip()
    identity = [] if known else DEFAULT_IDENTITY
    git(folder, *identity, "commit", "--quiet", "--message", FIRST_MESSAGE)
    return True


def git(folder: Path, *words: str, check: bool = True) -> str:
    """Runs a command of git and returns what it printed.

    Args:
        folder: Where it runs.
        words: The command.
        check: Whether it has to succeed.

    Raises:
        subprocess.CalledProcessError: It has to succeed and failed.
    """
    command = ["git", *words]
    return subprocess.run(command, cwd=folder, check=check, capture_output=True, text=True).stdout
