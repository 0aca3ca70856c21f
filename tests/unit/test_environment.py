"""A build has the same environment in every shell."""

import json
import os
import subprocess
import sys

import pytest

from portfolio.build.build_site import fingerprint
from portfolio.environment import environment

ODD_SHELL = {
    "NODE_ENV": "development",
    "NODE_PATH": "/elsewhere",
    "REFLEX_USE_NPM": "0",
    "npm_config_include": "",
    "PYTHONUTF8": "0",
    "PYTHONIOENCODING": "ascii",
    "LC_ALL": "sv_SE.ISO-8859-1",
}

ASCII_SHELL = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
"""A shell whose encoding is ASCII, which every machine has."""

PRINTED = """
import json, os, sys
from portfolio.environment import {name}
{name}()
print(json.dumps([sys.flags.utf8_mode, os.environ.get("NODE_ENV"), sys.argv[1:], "\\u00e9"]))
"""


def test_what_a_build_starts_has_the_same_environment_in_every_shell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ODD_SHELL:
        monkeypatch.delenv(name, raising=False)
    plain, built = environment(), fingerprint()
    for name, value in ODD_SHELL.items():
        monkeypatch.setenv(name, value)
    assert environment() == plain
    assert fingerprint() == built


def test_settings_of_reflex_in_the_shell_are_part_of_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = fingerprint()
    monkeypatch.setenv("REFLEX_FRONTEND_PATH", "below")
    assert fingerprint() != before


def run(name: str, *words: str) -> list[object]:
    """Calls a function in a process of an ASCII shell; returns what that process prints."""
    shell = {**os.environ, **ASCII_SHELL, "NODE_ENV": "production"}
    command = [sys.executable, "-c", PRINTED.format(name=name), *words]
    return json.loads(subprocess.run(command, env=shell, capture_output=True, check=True).stdout)


def test_a_command_in_a_shell_of_another_encoding_starts_again_in_utf8() -> None:
    assert run("require_utf8", "one", "two words") == [1, None, ["one", "two words"], "é"]


def test_reflex_started_by_hand_inherits_no_variable_that_changes_what_is_built() -> None:
    assert run("adopt_environment")[1] is None
