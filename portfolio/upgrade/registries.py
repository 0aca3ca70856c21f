"""Queries pip and npm, through their own clients, for the newest releases."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from portfolio.build.environment import environment
from portfolio.errors import CommandError
from portfolio.progress import track
from portfolio.upgrade.pins import Pin

MAX_PARALLEL = 4
"""Queries at a time, to be gentle to the registries."""

TIMEOUT = 60
"""Seconds for one query."""

_PIP_OUTPUT = re.compile(r"^\S+ \(([^)]+)\)")


def newest(pins: Iterable[Pin]) -> dict[Pin, str]:
    """Returns the newest release of each package.

    Raises:
        CommandError: A registry cannot be reached, or does not have one of the packages.
    """
    requested = list(pins)
    with ThreadPoolExecutor(MAX_PARALLEL) as pool:
        versions = list(track(pool.map(_query, requested), "Querying pip and npm", len(requested)))
    return dict(zip(requested, versions, strict=True))


def _query(pin: Pin) -> str:
    return _pip(pin.name) if pin.registry == "pip" else _npm(pin.name)


def _pip(name: str) -> str:
    command = [sys.executable, "-m", "pip", "index", "versions", name]
    match = _PIP_OUTPUT.match(_run([*command, "--disable-pip-version-check"], "pip", name))
    if not match:
        raise CommandError(f"pip listed no versions of {name}.")
    return match[1]


def _npm(name: str) -> str:
    return json.loads(_run(["npm", "view", name, "version", "--json"], "npm", name))


def _run(command: list[str], client: str, name: str) -> str:
    try:
        result = subprocess.run(
            command,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        raise CommandError(_unreachable(client, name)) from None
    if result.returncode:
        raise CommandError(_unreachable(client, name))
    return result.stdout


def _unreachable(client: str, name: str) -> str:
    return f"{client} could not be asked about {name}; is there a connection to the internet?"
