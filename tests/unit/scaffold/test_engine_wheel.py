"""A new site keeps the engine as a wheel: of a checkout, or of an installed engine."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from portfolio.errors import CommandError
from portfolio.scaffold import engine_wheel

pytestmark = pytest.mark.nightly

MOST_BYTES = 4_000_000
"""A new site keeps the wheel in git, and each newer one."""

PACK = """
from pathlib import Path
from portfolio.scaffold.engine_wheel import write_engine_wheel
write_engine_wheel(Path("again"))
"""


def contents(wheel: Path) -> dict[str, bytes]:
    """Returns the files of a wheel, without the list of them."""
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("RECORD")]
        return {name: archive.read(name) for name in names}


def test_an_installed_engine_is_packed_as_the_wheel_that_it_came_from(tmp_path: Path) -> None:
    wheel = engine_wheel.write_engine_wheel(tmp_path / "first")
    installed = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*pip, str(installed), str(wheel)], check=True, cwd=tmp_path)
    subprocess.run(
        [sys.executable, "-c", PACK], check=True, cwd=tmp_path, env={"PYTHONPATH": str(installed)}
    )
    assert contents(tmp_path / "again" / wheel.name) == contents(wheel)
    assert wheel.stat().st_size < MOST_BYTES
    names = contents(wheel)
    assert "digital_sandbox_docs/first-hour.md" in names
    assert "portfolio/scaffold/template/.github/workflows/publish.yml" in names
    not_packed = ("tests", "content", "digital_sandbox_sample/content/site.yaml")
    assert not [name for name in names if name.startswith(not_packed) or "/generated/" in name]


def test_an_engine_that_cannot_be_packed_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_wheel, "ENGINE", tmp_path / "nothing" / "portfolio")
    with pytest.raises(CommandError, match="could not be packed"):
        engine_wheel.write_engine_wheel(tmp_path / "wheel")
