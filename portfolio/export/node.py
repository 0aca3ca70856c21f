"""Runs steps of the export that npm packages do, and keeps what they returned for later builds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from portfolio.cache import result_key
from portfolio.errors import BuildError
from portfolio.paths import CACHE, ROOT
from portfolio.result_store import ResultStore

PACKAGES = ROOT / ".web"
"""Holds the ``node_modules`` that Reflex has installed."""

RESULTS = CACHE / "node"
"""Results of earlier builds."""

BIN = str(Path(sys.executable).parent)
"""Folder with the virtual environment's ``node``."""


class NodeError(BuildError):
    """A script failed; the text says what could not be done, and what Node printed."""


def run_node(
    script: Path, packages: tuple[str, ...], inputs: list[Any], *, failure: str
) -> list[Any]:
    """Returns what a script makes of each input; what it made in an earlier build is read.

    Args:
        script: Reads a JSON list from its standard input and writes one of the same length to its
            standard output. It finds npm packages from the folder that it runs in.
        packages: Names of those that it needs; other releases of them make other results.
        inputs: What can be written as JSON.
        failure: What to say when Node or one of the packages fails.

    Raises:
        NodeError: If that is so.
    """
    results = ResultStore(RESULTS)
    reads = [script, *(PACKAGES / "node_modules" / name / "package.json" for name in packages)]
    texts = [json.dumps(it) for it in inputs]
    keys = [result_key(partial(_run, script, [text]), reads) for text in texts]
    missing = {key: text for key, text in zip(keys, texts, strict=True) if not results.has(key)}
    if missing:
        try:
            made = _run(script, [*missing.values()])
        except subprocess.CalledProcessError as error:
            raise NodeError(f"{failure}:\n{error.stderr}") from error
        for key, result in zip(missing, made, strict=True):
            results.put(key, json.dumps(result).encode())
    results.delete_unused()
    return [json.loads(results.get(key)) for key in keys]


def _run(script: Path, texts: list[str]) -> list[Any]:
    result = subprocess.run(
        ["node", script],
        cwd=PACKAGES,
        env={**os.environ, "PATH": os.pathsep.join([BIN, os.environ.get("PATH", "")])},
        input=f"[{','.join(texts)}]",
        text=True,
        capture_output=True,
        check=True,
    )
    made: list[Any] = json.loads(result.stdout)
    return made
