"""Time of a build, and how it grows with projects and articles: `python -m bench.growth`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil

from bench.many_articles import add_articles
from bench.many_projects import add_projects
from bench.results import write_section
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.scaffold import placeholder_pictures
from tests.support.project_copy import project_copy

COUNTS = (5, 50, 200)
TARGETS = {0: (3, 7, None), 200: (None, 20, 60)}
"""Seconds that a build may take by the number of added projects: when nothing has changed, when one
word of a project has, and when the owner's name has."""

BUILD = [sys.executable, "-m", "portfolio", "build"]

ARTICLES = 1000
ARTICLE_TARGETS = (240, 3, 90, 2.0)
"""Seconds that a build of a site with so many articles may take from nothing but pictures, when
nothing has changed and when one word of an article has; and gigabytes of memory."""

PICTURES = ("fontsource", "renditions", "social-images", "social-lettering")
"""What stays in ``.cache`` for a build from nothing but pictures: these, and downloaded faces."""

Times = tuple[float, float, float]


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    # Renditions are cached between builds, so small pictures do not change what is measured.
    placeholder_pictures.PICTURE_SIZES = {
        name: (w // 20, h // 20) for name, (w, h) in placeholder_pictures.PICTURE_SIZES.items()
    }
    with TemporaryDirectory() as place:
        folder = project_copy(Path(place) / "site")
        seconds(folder)  # Fills what is kept between builds, of each kind of change.
        times = {count: seconds(folder, count) for count in (0, *COUNTS)}
    with TemporaryDirectory() as place:
        measured = articles(project_copy(Path(place) / "site"))
    text = "\n".join([*table(times), "", *article_table(measured)])
    write_section("Builds", text)
    print(text)
    sys.exit("**" in text)


def table(times: dict[int, Times]) -> Iterator[str]:
    """Yields the lines of the section; what misses its target is bold."""
    yield (
        "Seconds of `python -m portfolio build`, everything warm. The projects of the lower rows "
        "are made by `new project`, with small pictures. Bold misses the target."
    )
    yield ""
    yield "| site | nothing changed | one word of a project | the owner's name |"
    yield "|---|---:|---:|---:|"
    for count, measured in times.items():
        targets = TARGETS.get(count, (None, None, None))
        cells = [cell(it, target) for it, target in zip(measured, targets, strict=True)]
        yield f"| {f'{count} more' if count else 'this one'} | {' | '.join(cells)} |"


def article_table(measured: tuple[float, ...]) -> Iterator[str]:
    """Yields the lines of the table of a site with many articles."""
    yield (
        "The same of a site with so many articles of 700 words more, without pictures; the first "
        "build finds pictures alone. Gigabytes are those of all processes at a time."
    )
    yield ""
    yield "| articles | from nothing | nothing changed | one word of an article | memory |"
    yield "|---|---:|---:|---:|---:|"
    cells = [cell(it, target) for it, target in zip(measured, ARTICLE_TARGETS, strict=True)]
    yield f"| {ARTICLES} | {' | '.join(cells)} |"


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


def articles(folder: Path) -> tuple[float, ...]:
    """Returns how long builds with many articles take, and gigabytes; see `ARTICLE_TARGETS`.

    Args:
        folder: A copy of the project.
    """
    add_articles(folder / "content", ARTICLES)
    timed(folder)
    for made in (folder / ".cache").iterdir():
        if made.is_dir() and made.name not in PICTURES:
            shutil.rmtree(made)
    for made in ("dist", ".web/build"):
        shutil.rmtree(folder / made)
    start = time.perf_counter()
    memory = most_memory(subprocess.Popen(BUILD, cwd=folder, stdout=subprocess.DEVNULL))
    nothing = time.perf_counter() - start
    unchanged = timed(folder)
    article = folder / "content" / "writing" / "bench-500.md"
    article.write_text(f"{article.read_text()}\nOne more.\n")
    return nothing, unchanged, timed(folder), memory


def most_memory(build: subprocess.Popen[bytes]) -> float:
    """Returns the gigabytes that a process and its children had at most; waits for its end."""
    most = 0
    while build.poll() is None:
        with suppress(psutil.Error):
            family = psutil.Process(build.pid)
            every = (family, *family.children(recursive=True))
            # What processes share counts once.
            most = max(most, sum(it.memory_full_info().pss for it in every))
        time.sleep(0.2)
    if build.returncode:
        raise subprocess.CalledProcessError(build.returncode, build.args)
    return most / 1e9


def timed(folder: Path) -> float:
    """Returns the seconds of a build."""
    start = time.perf_counter()
    subprocess.run(BUILD, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
