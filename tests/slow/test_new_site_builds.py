"""A site that was just started builds as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.workshop import link_packages

PROJECT = Path(__file__).parents[2]


def portfolio(folder: Path, *words: str) -> str:
    """Runs a command in a project's folder; it has to succeed."""
    command = [sys.executable, "-m", "portfolio", *words]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A new site with one example, and the packages that the project has installed already."""
    folder = tmp_path / "mine"
    portfolio(PROJECT, "init", str(folder), "--empty")
    link_packages(folder)
    return folder


def test_an_empty_start_builds_grows_and_builds_again(mine: Path) -> None:
    portfolio(mine, "build")
    page = (mine / "dist/projects/example-project.html").read_text()
    assert 'href="/experiments"' in page
    portfolio(mine, "new", "project", "Acme shop")
    portfolio(mine, "new", "experiment", "Ink in water")
    portfolio(mine, "build")
    assert 'href="/projects/acme-shop"' in (mine / "dist/projects.html").read_text()
    assert "Ink in water" in (mine / "dist/experiments.html").read_text()
