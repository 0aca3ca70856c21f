"""A new site: the sample with its placeholders marked, the engine, and a first commit."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Set
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from string import Template

from portfolio import __version__
from portfolio.content.diagnostics import ContentError, Diagnostic, Kind
from portfolio.content.file_reader import read
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.environment import require_usable_folder
from portfolio.errors import CommandError
from portfolio.paths import BUILT_ASSETS, CONFIGURATION, INSTALLED_SAMPLE, LOCKED, SAMPLE
from portfolio.routing.load_site import load_site
from portfolio.scaffold.engine_wheel import write_engine_wheel
from portfolio.scaffold.new_files import TEMPLATES
from portfolio.scaffold.project import ProjectOptions, new_project

PLACEHOLDER_COMMENT = "  # placeholder"

FIRST_MESSAGE = "A site of my own"
DEFAULT_IDENTITY = ["-c", "user.name=Your Name", "-c", "user.email=you@example.com"]
"""Of the first commit, where the owner has told git none."""

TEMPLATE = Path(__file__).with_name("template")
"""The files of a new site beside its content and assets."""

COMPILED = frozenset({"__pycache__"})
"""Folder that Python makes beside the template's modules."""

SAMPLE_PARTS = ("islands", "content/pages", "content/experiments", "content/projects")
"""What only the sample's case studies and experiments need, beside their assets."""

DRAWINGS = "svg"
"""Folder of the assets that a site without the sample keeps."""

TEXTS = {
    "site.yaml": {
        ("tagline",): "Placeholder: what you are",
        ("description",): "Placeholder: one sentence about this site, for search results.",
        ("footer", "text"): "Placeholder: what visitors may write to you about.",
        ("footer", "signature"): "Placeholder: how this site was made",
        ("projects", "description"): "Placeholder: one sentence about your case studies.",
        ("projects", "text"): "Placeholder: what there is to see here.",
        ("experiments", "description"): "Placeholder: one sentence about your experiments.",
        ("experiments", "text"): "Placeholder: what there is to play with.",
    },
    "home.yaml": {
        ("description",): "Placeholder: one sentence about you, for search results.",
        ("heading",): "Placeholder: the site of Your Name Your city",
        ("lettering", 0): "Placeholder: the site of",
        ("lettering", 1): "Your Name",
        ("lettering", 2): "Your city",
        ("verbs", "tap"): "Placeholder: push the stickers away",
        ("verbs", "stir"): "Placeholder: swirl them",
        ("verbs", "trip"): "Placeholder: light the rings",
        ("text",): "Placeholder: who you are. {tap}, {stir}, {trip}, then check out the projects.",
    },
}
"""Texts of the sample that say something of its owner or sound like it, each with what is put
there. The words of lists and of the page for a missing address may stay: any site can say them."""


LEFT_OUT = {
    "site.yaml": [
        ("portrait",),
        ("navigation",),
        ("footer", "heading"),
        *((page, key) for page in ("projects", "experiments") for key in ("title", "heading")),
        ("notFound",),
    ],
    "home.yaml": [
        *((key,) for key in ("title", "role", "now", "proof", "works", "about")),
        *((key,) for key in ("actions", "hint", "projectsHeading")),
    ],
}
"""What only the sample has, and what the engine says in the language of the site where a file does
not."""

LANGUAGE_COMMENT = """\
# The names of pages, the navigation and the page for a missing address are in this language; say
# others with `navigation`, `notFound` and the keys of docs/content-reference.md.
"""


@dataclass(frozen=True, slots=True)
class NewSite:
    """The result of ``init``."""

    files: int
    placeholders: int
    """Number of placeholders that `check` lists."""
    marked: int
    """Number of lines of YAML that got the comment ``# placeholder``."""
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
    try:
        draft.mkdir(parents=True)
        _copy_sample(draft)
        wheel = write_engine_wheel(draft / "vendor")
        _fill_template(draft, f"./vendor/{wheel.name}")
        if empty:
            _drop_samples(draft, language)
        else:
            shutil.copyfile(SAMPLE / CONFIGURATION.name, draft / CONFIGURATION.name)
        warnings = load_site(draft / "content").warnings
        found = [it for it in warnings if it.kind is Kind.PLACEHOLDER]
        marked = _mark_placeholders(draft, found)
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
    untranslated = [it for it in warnings if it.kind is Kind.TRANSLATION]
    return NewSite(files, len(found), marked, untranslated, repository)


def _require_free(target: Path) -> None:
    if target.is_relative_to(SAMPLE.resolve()):
        raise CommandError(f"{target} lies within the engine; choose a folder elsewhere.")
    if target.exists() and not target.is_dir():
        raise CommandError(f"{target} is a file.")
    if target.exists() and any(target.iterdir()):
        raise CommandError(f"{target} is not empty; choose a new folder.")


def _copy_sample(site: Path) -> None:
    """Copies content, assets and the versions of npm packages, without what builds have made."""
    _copy_files(SAMPLE / "content", site / "content")
    _copy_files(SAMPLE / "assets", site / "assets", BUILT_ASSETS)
    _copy_files(SAMPLE / "islands", site / "islands")
    _copy_files(SAMPLE / LOCKED, site / LOCKED)


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


def _drop_samples(site: Path, language: str) -> None:
    """Leaves one commented case study, and placeholders, in place of the sample."""
    content = site / "content"
    assets = [folder for folder in (site / "assets").iterdir() if folder.name != DRAWINGS]
    for part in (*assets, *(site / name for name in SAMPLE_PARTS)):
        shutil.rmtree(part, ignore_errors=True)
    for name in ("resume.json", "experiments.yaml"):
        shutil.copyfile(TEMPLATES / name, content / name)
    for name, texts in TEXTS.items():
        editor = YamlEditor((content / name).read_text(encoding="utf-8"))
        for loc, text in texts.items():
            editor.set(loc, text)
        for loc in LEFT_OUT[name]:
            with suppress(KeyError):  # A site that others are made from may have left it out.
                editor.remove(loc)
        (content / name).write_text(editor.text, encoding="utf-8")
    site = content / "site.yaml"
    text = site.read_text(encoding="utf-8")
    said = f"{LANGUAGE_COMMENT}language: {language}\n"
    site.write_text(text.replace("language: en\n", said, 1), encoding="utf-8")
    new_project(content, ProjectOptions("Example project"))


def _mark_placeholders(site: Path, found: list[Diagnostic]) -> int:
    """Adds ``# placeholder`` to every line of the YAML files that holds one; returns how many.

    JSON has no comments, so the resume is left out.
    """
    lines: dict[str, set[int]] = {}
    for warning in found:
        if warning.file.endswith(".yaml"):
            lines.setdefault(warning.file, set()).add(warning.line - 1)
    return sum(_comment(site / name, numbers) for name, numbers in lines.items())


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
    if not has_git():
        return False
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "add", "--all")
    known = git(folder, "config", "user.email", check=False).strip()
    identity = [] if known else DEFAULT_IDENTITY
    git(folder, *identity, "commit", "--quiet", "--message", FIRST_MESSAGE)
    return True


def has_git() -> bool:
    """Returns whether this machine has git."""
    return shutil.which("git") is not None


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
