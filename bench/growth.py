"""How long a build takes, and how that grows with the projects: `python -m bench.growth`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bench.results import write_section
from tests.support.workshop import workshop

COUNTS = (5, 50, 200)
UNCHANGED, ONE_WORD = 3, 20
"""Seconds that the site's own build may take."""


def main() -> None:
    """Measures, writes the section and says it; ends with 1 when a target is missed."""
    with TemporaryDirectory() as place:
        folder = workshop(Path(place) / "site")
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
    for number in range(count):
        if not (folder / "content" / "projects" / f"bench-{number}").exists():
            run(folder, "new", "project", f"Bench {number}")
            for picture in (folder / "content" / "projects" / f"bench-{number}").glob("*.webp"):
                shrink(picture)
    run(folder, "build")
    site = folder / "content" / "site.yaml"
    unchanged = timed(folder)
    site.write_text(site.read_text().replace("\nowner: ", "\nowner: A ", 1))
    return unchanged, timed(folder)


def timed(folder: Path) -> float:
    """Returns the seconds of a build."""
    start = time.perf_counter()
    run(folder, "build")
    return time.perf_counter() - start


def run(folder: Path, *command: str) -> None:
    """Runs the project's own command in a copy of it."""
    subprocess.run(
        [sys.executable, "-m", "portfolio", *command],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


def shrink(picture: Path) -> None:
    """Makes a picture small: pictures are kept from build to build and are not what grows."""
    with Image.open(picture) as image:
        image.resize((image.width // 20, image.height // 20)).save(picture)


if __name__ == "__main__":
    main()
