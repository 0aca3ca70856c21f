"""Code that documents have people write is formatted and checked like that of the project."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.site import ROOT
from tests.support.walkthrough import steps

DOCUMENTS = ("adding-a-section", "python-pages")


def test_python_of_documents_passes_ruff(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    pictures = shutil.ignore_patterns("*.svg", "*.woff2", "__pycache__")
    shutil.copytree(ROOT / "portfolio", tmp_path / "portfolio", ignore=pictures)
    written = []
    for name in DOCUMENTS:
        for step in steps(ROOT / "docs" / f"{name}.md"):
            if step.language == "python":
                (tmp_path / step.path).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / step.path).write_text(step.text)
                written.append(step.path)
    assert len(written) == 5
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, *written]
        result = subprocess.run(command, cwd=tmp_path, text=True, capture_output=True, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
