"""`upgrade` writes newer releases of packages; with `--test` only if the tests pass with them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from portfolio.paths import ROOT
from portfolio.upgrade import registries, upgrade
from portfolio.upgrade.pins import Pin, pins

from .conftest import CommandLine


@pytest.fixture
def project(command_line: CommandLine) -> Path:
    """The files that hold pins, in a project of their own."""
    root = command_line.content.parent
    for name in ("requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, root)
    for name in ("reflex.lock", "custom_components", "portfolio/export"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("*.svg"))
    return root


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Registries in which everything is as pinned, but for what a test says."""
    newer: dict[str, str] = {}
    known = {pin.name: pin.version for pin in pins(ROOT)}
    monkeypatch.setattr(registries, "_query", lambda pin: newer.get(pin.name, known[pin.name]))
    return newer


def test_upgrade_finds_every_pinned_package_with_an_exact_version() -> None:
    found = {(pin.registry, pin.name): pin for pin in pins(ROOT)}
    lines = [
        line
        for name in ("requirements.txt", "requirements-dev.txt")
        for line in (ROOT / name).read_text().splitlines()
        if line and line[0] not in "#-"
    ]
    assert len([it for it in found if it[0] == "pip"]) == len(lines)
    assert found["npm", "matter-js"].file == Path("custom_components/playground/component.py")
    assert found["npm", "purgecss"].file == Path("portfolio/export/plugin.py")
    assert found["npm", "@fontsource/noto-sans"].file == Path("portfolio/fonts/fontsource.py")
    assert found["npm", "react"].file is None


def test_upgrade_prints_one_line_when_every_package_is_current(
    command_line: CommandLine, project: Path, registry: dict[str, str]
) -> None:
    assert command_line.run("upgrade").output == "Every pin is the newest release.\n"


def test_a_dry_run_of_upgrade_lists_releases_and_changes_nothing(
    command_line: CommandLine, project: Path, registry: dict[str, str]
) -> None:
    registry.update({"pillow": "99.0.0", "matter-js": "9.0.0", "vite": "99.1.0"})
    before = (project / "requirements.txt").read_text()
    output = command_line.run("upgrade", "--dry-run").output
    assert "-> 99.0.0" in output
    assert output.index("pillow") < output.index("matter-js") < output.index("vite")
    assert (project / "requirements.txt").read_text() == before


def test_upgrade_writes_new_versions_into_the_files_that_pin_packages(
    command_line: CommandLine, project: Path, registry: dict[str, str]
) -> None:
    registry.update({"pillow": "99.0.0", "matter-js": "9.0.0", "purgecss": "98.0.0"})
    registry["vite"] = "99.1.0"
    lock = (project / "reflex.lock/package.json").read_text()
    output = command_line.run("upgrade").output
    assert "requirements.txt is changed." in output
    assert "pillow==99.0.0\n" in (project / "requirements.txt").read_text()
    assert "# pictures, outlines" in (project / "requirements.txt").read_text()
    wrapper = project / "custom_components/playground/component.py"
    assert '"matter-js@9.0.0"' in wrapper.read_text()
    assert '"purgecss@98.0.0"' in (project / "portfolio/export/plugin.py").read_text()
    assert (project / "reflex.lock/package.json").read_text() == lock


def test_upgrade_leaves_every_version_alone_when_tests_fail(
    command_line: CommandLine,
    project: Path,
    registry: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry["pillow"] = "99.0.0"
    monkeypatch.setattr(upgrade, "TESTS", ["sh", "-c", "grep pillow requirements.txt; exit 1"])
    before = (project / "requirements.txt").read_text()
    output = command_line.refuses("upgrade", "--test")
    assert "pillow==99.0.0" in output.partition("nothing was changed.")[2]
    assert (project / "requirements.txt").read_text() == before


def test_upgrade_reports_that_tests_pass(
    command_line: CommandLine,
    project: Path,
    registry: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry["pillow"] = "99.0.0"
    monkeypatch.setattr(upgrade, "TESTS", ["true"])
    assert "Every test passes" in command_line.run("upgrade", "--dry-run", "--test").output


@pytest.mark.parametrize("registry_of", ["pip", "npm"])
def test_upgrade_without_a_connection_prints_one_sentence(
    command_line: CommandLine, project: Path, monkeypatch: pytest.MonkeyPatch, registry_of: str
) -> None:
    def offline(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "network is unreachable")

    monkeypatch.setattr(registries.subprocess, "run", offline)
    monkeypatch.setattr(upgrade, "pins", lambda _: [Pin(registry_of, "thing", "1")])
    output = command_line.refuses("upgrade", "--dry-run")
    assert output == (
        f"Error: {registry_of} could not be asked about thing; "
        "is there a connection to the internet?\n"
    )
