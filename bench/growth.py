"""Time of a build, and how it grows: `python -m bench.growth`.

``python -m bench.growth projects`` or ``articles`` measures one of the two alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil

from bench.many_articles import add_articles
from bench.many_projects import add_projects
from bench.results import write_section
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.environment import environment
from portfolio.scaffold import placeholder_pictures
from tests.support.project_copy import project_copy

COUNTS = (5, 50, 200)
TARGETS = {0: (3, 6.5, None), 200: (None, 20, 60)}
"""Seconds that a build may take by the number of added projects: when nothing has changed, when one
word of a project has, and when the owner's name has."""

EMPTY_APP = {
    "rxconfig.py": 'import reflex as rx\n\nconfig = rx.Config(app_name="empty")\n',
    "empty/__init__.py": "",
    "empty/empty.py": "import reflex as rx\n\napp = rx.App()\n"
    'app.add_page(rx.fragment(), route="/")\n',
}
EMPTY_EXPORT = [sys.executable, "-m", "reflex", "export", "--frontend-only", "--no-zip"]
"""An app with one empty page, and what exports it: the least that any build takes here."""

BUILD = [sys.executable, "-m", "portfolio", "build"]

ARTICLES = 1000
ARTICLE_TARGETS = (240, 3, 90, 2.0)
"""Seconds that the first build of a site with so many articles may take, and one when nothing has
changed and when one word of an article has; and gigabytes of memory."""

Times = tuple[float, float, float]


def main(words: list[str]) -> None:
    """Measures, writes and prints the sections; exits with 1 when a target is missed."""
    parts = {"projects": projects, "articles": articles}
    missed = False
    for name in words or parts:
        with TemporaryDirectory() as place:
            text = "\n".join(parts[name](project_copy(Path(place) / "site")))
        write_section(f"Builds with more {name}", text)
        print(text)
        missed |= "**" in text
    sys.exit(missed)


def projects(folder: Path) -> Iterator[str]:
    """Measures builds with more projects and yields the lines of their section.

    Args:
        folder: A copy of the project.
    """
    # Renditions are cached between builds, so small pictures do not change what is measured.
    placeholder_pictures.PICTURE_SIZES = {
        name: (w // 20, h // 20) for name, (w, h) in placeholder_pictures.PICTURE_SIZES.items()
    }
    with TemporaryDirectory() as place:
        empty = empty_export(Path(place))
    for made in (".cache", "assets/generated"):
        shutil.rmtree(folder / made, ignore_errors=True)
    first = timed(folder)
    seconds(folder)  # Fills what is kept between builds, of each kind of change.
    times = {count: seconds(folder, count) for count in (0, *COUNTS)}
    yield from table(times, first, empty)


def empty_export(folder: Path) -> float:
    """Returns the seconds in which Reflex exports an app with one empty page once more."""
    for name, text in EMPTY_APP.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    variables = environment()
    timed(folder, EMPTY_EXPORT, env=variables)
    return timed(folder, EMPTY_EXPORT, env=variables)


def table(times: dict[int, Times], first: float, empty: float) -> Iterator[str]:
    """Yields the lines of the section; what misses its target is bold.

    Args:
        times: Seconds by the number of added projects.
        first: Seconds of a build of which nothing is kept but the installed packages.
        empty: Seconds of an export of an empty app.
    """
    word = times[0][1]
    yield (
        "Seconds of `python -m portfolio build`, everything warm. The projects of the lower rows "
        "are made by `new project`, with small pictures. Bold misses the target. On the same "
        f"machine Reflex exports an app with one empty page in {empty:.1f} s: one changed word "
        f"takes {word / empty:.1f} times as long, and the first build, with {first:.0f} s, "
        f"{first / empty:.0f} times."
    )
    yield ""
    yield "| site | nothing changed | one word of a project | the owner's name |"
    yield "|---|---:|---:|---:|"
    for count, measured in times.items():
        targets = TARGETS.get(count, (None, None, None))
        cells = [cell(it, target) for it, target in zip(measured, targets, strict=True)]
        yield f"| {f'{count} more' if count else 'this one'} | {' | '.join(cells)} |"


def cell(measured: float, target: float | None) -> str:
    """Returns seconds, with their target if there is one."""
    if target is None:
        return f"{measured:.1f}"
    mark = "**" if measured > target else ""
    return f"{mark}{measured:.1f}{mark} (target: {target})"


def seconds(folder: Path, count: int = 0) -> Times:
    """Returns how long a build takes when nothing has changed, a word, and the owner's name.

    Args:
        folder: A copy of the project.
        count: How many projects to add, those of an earlier call counted.
    """
    content = folder / "content"
    add_projects(content, count)
    timed(folder)
    unchanged = timed(folder)
    project = next(iter(sorted(content.glob("projects/*/project.yaml"))))
    editor = YamlEditor(project.read_text())
    editor.set(("subTitle",), f"A {editor.value('subTitle')}")
    project.write_text(editor.text)
    word = timed(folder)
    site = content / "site.yaml"
    site.write_text(site.read_text().replace("\nowner: ", "\nowner: A ", 1))
    return unchanged, word, timed(folder)


def articles(folder: Path) -> Iterator[str]:
    """Measures builds with many articles and yields the lines of their section.

    Args:
        folder: A copy of the project.
    """
    add_articles(folder / "content", ARTICLES)
    start, before = time.perf_counter(), processor_seconds()
    memory = most_memory(subprocess.Popen(BUILD, cwd=folder, stdout=subprocess.DEVNULL))
    first = time.perf_counter() - start
    of_first = processor_seconds() - before
    unchanged = timed(folder)
    article = folder / "content" / "writing" / "bench-500.md"
    article.write_text(f"{article.read_text()}\nOne more.\n")
    before = processor_seconds()
    word = timed(folder)
    of_word = processor_seconds() - before
    measured = (first, unchanged, word, memory)
    cells = [cell(it, target) for it, target in zip(measured, ARTICLE_TARGETS, strict=True)]
    yield (
        f"The same with {ARTICLES} articles of 700 words more, without pictures; the first build "
        "makes their link previews. Processor seconds do not count other programs, gigabytes are "
        "those of all processes at a time. Average load of the machine over 15 minutes, with this "
        f"program: {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores. Bold misses the target."
    )
    yield ""
    yield "| | first build | nothing changed | one word of an article | memory |"
    yield "|---|---:|---:|---:|---:|"
    yield f"| seconds | {' | '.join(cells)} |"
    yield f"| processor seconds | {of_first:.0f} | | {of_word:.0f} ({of_word / of_first:.0%}) | |"


def processor_seconds() -> float:
    """Returns the processor time of all builds that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def most_memory(build: subprocess.Popen[bytes]) -> float:
    """Returns the gigabytes that a process and its children had at most; waits for its end."""
    most = 0
    while build.poll() is None:
        with suppress(psutil.Error):
            family = psutil.Process(build.pid)
            every = (family, *family.children(recursive=True))
            # What processes share counts once.
            most = max(most, sum(it.memory_full_info().pss for it in every))
        time.sleep(1)
    if build.returncode:
        raise subprocess.CalledProcessError(build.returncode, build.args)
    return most / 1e9


def timed(folder: Path, command: list[str] = BUILD, **options: Any) -> float:
    """Returns the seconds of a build."""
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, **options)
    return time.perf_counter() - start


if __name__ == "__main__":
    main(sys.argv[1:])
