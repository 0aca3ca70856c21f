"""A build generates the assets once; any other process that loads the app generates them too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from portfolio.build import reflex_export
from portfolio.paths import ROOT

LOAD_APP = """
from portfolio.build import generate_assets
from portfolio.components.media.asset_manifest import AssetManifest
generate_assets.generate_assets = lambda content: print("generated")
AssetManifest.read = lambda content: None
import portfolio.portfolio
"""
"""Nothing is drawn, so the manifest is not read either."""


def output_of_app(environment: dict[str, str]) -> str:
    """Loads the app as Reflex does, in a process of its own."""
    command = [sys.executable, "-c", LOAD_APP]
    return subprocess.run(
        command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True
    ).stdout


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment in which a build starts Reflex."""
    started: dict[str, Any] = {}

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        started.update(options)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(reflex_export.subprocess, "run", run)
    monkeypatch.setattr(reflex_export, "STATIC", tmp_path)
    (tmp_path / "index.html").touch()
    reflex_export.export(0)
    monkeypatch.undo()
    return started["env"]


def test_a_build_that_has_generated_the_assets_does_not_again(environment: dict[str, str]) -> None:
    assert output_of_app(environment) == ""


def test_reflex_by_itself_generates_them() -> None:
    assert output_of_app({**os.environ, **reflex_export.environment()}) == "generated\n"
