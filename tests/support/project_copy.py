"""A copy of the project, with its packages, that a test may change."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.support.git import git
from tests.support.http import free_port

PROJECT = Path(__file__).parents[2]
BLOCKS = PROJECT / ".cache" / "blocks"
"""The project of ``make blocks``, which has the pictures of the tests' own content."""

PACKAGES = Path(".web") / "node_modules"
CACHED = (
    "colours.json",
    "compressed",
    "font-subsets",
    "fontsource",
    "node",
    "renditions",
    "social-images",
    "social-lettering",
    "typefaces",
)
"""What builds have cached in ``.cache``, which also holds whole sites of the tests."""

MADE = (".*", "dist", "external", "generated", "node_modules", "__pycache__")

OF_THIS_RUN = {"CONTENT", "PAGES", "PYTEST_ADDOPTS", "PYTHONPATH", "SITE_PATH"}
"""Variables that are for the site which is tested, and not for another one."""

TIMEOUT = 180
"""Seconds until the development server has to answer; a busy machine is slow to start."""


def project_copy(folder: Path) -> Path:
    """Copies the project, with the pictures and packages that its build has made."""
    copy_tracked(folder)
    copy_cache(PROJECT, folder)
    link_packages(folder)
    return folder


def copy_tracked(folder: Path) -> None:
    """Copies what git tracks, as it is now; of a folder without git all but what tools made."""
    if not (PROJECT / ".git").exists():
        shutil.copytree(PROJECT, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*MADE))
        return
    for name in git(PROJECT, "ls-files", "-z").split("\0"):
        if name and (PROJECT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / name, folder / name)


def copy_cache(source: Path, folder: Path) -> None:
    """Copies what the build of one project has cached into another one."""
    (folder / ".cache").mkdir(parents=True, exist_ok=True)
    for name in ("assets/generated", *(f".cache/{name}" for name in CACHED)):
        if (source / name).is_dir():
            shutil.copytree(source / name, folder / name, dirs_exist_ok=True)
        elif (source / name).exists():
            shutil.copy2(source / name, folder / name)


def empty_site(folder: Path) -> Path:
    """Makes a new site without the sample, with the packages that the project has installed."""
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    link_packages(folder)
    return folder


def link_packages(folder: Path) -> None:
    """Gives a copy of the project the packages that are installed, and what tells Reflex of them.

    Without the latter its build would install them again, which takes longer than all else in it.
    """
    web, packages = PROJECT / PACKAGES.parent, PACKAGES.name
    if not web.exists():
        return
    made = shutil.ignore_patterns(packages, "build", "public")
    shutil.copytree(web, folder / web.name, ignore=made, dirs_exist_ok=True)
    linked = folder / PACKAGES
    shutil.copytree(web / packages, linked, symlinks=True, copy_function=_linked)


def attempt(folder: Path, *command: str, **options: Any) -> subprocess.CompletedProcess[str]:
    options.setdefault("env", _environment(folder))
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, **options
    )


def _environment(folder: Path) -> dict[str, str]:
    """Returns the environment of a command; a site without an engine of its own has this one."""
    environment = {key: it for key, it in os.environ.items() if key not in OF_THIS_RUN}
    has_engine = (folder / "portfolio").exists()
    return environment if has_engine else {**environment, "PYTHONPATH": str(PROJECT)}


def run_module(folder: Path, *words: str, **options: Any) -> str:
    """Runs a module in a project's folder and returns what it printed; it has to succeed."""
    ended = attempt(folder, sys.executable, "-m", *words, **options)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def replace_once(file: Path, old: str, new: str) -> None:
    """Replaces the first occurrence of some text in a file, which has to be there."""
    text = file.read_text()
    assert old in text, f"{file} does not say {old!r}"
    file.write_text(text.replace(old, new, 1))


@contextmanager
def developing(folder: Path, errors: Path | None = None) -> Iterator[str]:
    """Yields the address of a copy's development server, once it answers.

    With a file for what it says of mistakes, at once: a site with mistakes is not served.
    """
    port = free_port()
    command = [sys.executable, "-m", "portfolio", "dev", "--port", str(port)]
    with errors.open("w") if errors else nullcontext() as said:
        server = subprocess.Popen(
            command, cwd=folder, env=_environment(folder), stdout=subprocess.DEVNULL, stderr=said
        )
        try:
            address = f"http://localhost:{port}"
            if not errors:
                wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait()


def wait_for(address: str) -> None:
    """Waits until a server answers."""
    deadline = time.monotonic() + TIMEOUT
    while not _answers(address):
        assert time.monotonic() < deadline, f"{address} did not answer in time"
        time.sleep(0.2)


def _answers(address: str) -> bool:
    try:
        with urlopen(address):
            return True
    except (URLError, ConnectionError):
        return False


def _linked(source: str, target: str) -> None:
    """Links a file where that is possible: the packages are two hundred megabytes."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@contextmanager
def backend(project: Path, port: int) -> Iterator[None]:
    """Runs Reflex's backend for the time of the block."""
    command = ["reflex", "run", "--env", "prod", "--backend-only", "--backend-port", str(port)]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    process = subprocess.Popen(
        command, cwd=project, env={**os.environ, "PATH": path}, start_new_session=True
    )
    try:
        wait_for(f"http://localhost:{port}/ping")
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait()
