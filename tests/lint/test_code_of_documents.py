"""Code that documents have people write is formatted and checked like that of the project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from portfolio.paths import ROOT
from tests.support.walkthrough import steps

DOCUMENTS = ("adding-a-section", "python-pages")


def test_python_of_documents_passes_ruff(tmp_path: Path) -> None:
    written = []
    for name in DOCUMENTS:
        for step in steps(ROOT / "docs" / f"{name}.md"):
            if step.language == "python":
                file = tmp_path / step.path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(step.text)
                written.append(file)
    assert len(written) > 3
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, "--config", str(ROOT / "pyproject.toml")]
        result = subprocess.run(
            [*command, *written], capture_output=True, text=True, check=False, cwd=ROOT
        )
        assert result.returncode == 0, result.stdout
