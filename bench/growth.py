"""Time of a build, and how it grows with the number of projects: `python -m bench.growth`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.results import write_section
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.project import ProjectOptions, new_project
from tests.support.project_copy import project_copy

COUNTS = (5, 50, 200)
UNCHANGED, ONE_WORD = 3, 20
"""Seconds that the site's own build may take."""


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    # Renditions are cached between builds, so small pictures do not change what is measured.
    placeholder_pictures.SIZES = {
        name: (w // 20, h // 20) for name, (w, h) in placeholder_pictures.SIZES.items()
    }
    with TemporaryDirectory() as place:
        folder = project_copy(Path(place) / "site")
        own = seconds(folder)
        grown = [seconds(folder, count) for count in COUNTS]
    linear = all(
        later[1] / earlier[1] <= many / few
        for few, many, earlier, later in zip(COUNTS, COUNTS[1:], grown, grown[1:], strict=False)
    )
    lines = [
        "Seconds of `python -m portfolio build`, everything warm. The projects of the lower rows "
        "are made by `new project`, with small pictures.",
        "",
        "| site | nothing changed | one word changed |",
        "|---|---:|---:|",
        f"| this one (target: {UNCHANGED} and {ONE_WORD}) | {own[0]:.1f} | {own[1]:.1f} |",
        *(f"| {n} more | {a:.1f} | {b:.1f} |" for n, (a, b) in zip(COUNTS, grown, strict=True)),
        "",
        f"- no worse than linear: {'yes' if linear else 'NO'}",
    ]
    write_section("Builds", "\n".join(lines))
    print("\n".join(lines))
    sys.exit(not (linear and own[0] <= UNCHANGED and own[1] <= ONE_WORD))


def seconds(folder: Path, count: int = 0) -> tuple[float, float]:
    """Returns how long a build takes when nothing has changed, and when one word has.

    Args:
        folder: A copy of the project.
        count: How many projects to add, those of an earlier call counted.
    """
    content = folder / "content"
    for number in range(count):
        if not (content / "projects" / f"bench-{number}").exists():
            new_project(content, ProjectOptions(f"Bench {number}"))
    timed(folder)
    site = folder / "content" / "site.yaml"
    unchanged = timed(folder)
    site.write_text(site.read_text().replace("\nowner: ", "\nowner: A ", 1))
    return unchanged, timed(folder)


def timed(folder: Path) -> float:
    """Returns the seconds of a build."""
    command = [sys.executable, "-m", "portfolio", "build"]
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
