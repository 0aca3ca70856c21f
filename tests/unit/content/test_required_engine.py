"""An engine that is older than a site says so, before it reads what it cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.content.diagnostics import ContentError
from portfolio.content.required_engine import require_new_enough_engine

WHEEL = "./vendor/digital_sandbox-2.10.0-py3-none-any.whl"


@pytest.mark.parametrize(
    ("line", "column"),
    [
        (WHEEL, 10),
        ("digital-sandbox==2.10.0", 1),
        ("digital-sandbox[test] >= 2.10.0", 1),
    ],
)
def test_an_older_engine_is_refused_with_the_line_that_names_the_newer(
    tmp_path: Path, line: str, column: int
) -> None:
    (tmp_path / "requirements.txt").write_text(f"# digital-sandbox==9.0\n{line}\nreflex\n")
    with pytest.raises(ContentError) as caught:
        require_new_enough_engine(tmp_path, "2.9.1")
    assert str(caught.value) == (
        f"requirements.txt:2:{column}  expected digital-sandbox 2.10.0 or newer, "
        "as this site was made with; found 2.9.1\n"
        "  install it: .venv/bin/pip install -r requirements.txt"
    )


@pytest.mark.parametrize("line", [WHEEL, "digital-sandbox", "reflex==99.0", ""])
@pytest.mark.parametrize("engine", ["2.10.0", "2.11.0", "3.0"])
def test_an_engine_as_new_as_the_site_is_accepted(tmp_path: Path, line: str, engine: str) -> None:
    require_new_enough_engine(tmp_path, engine)
    (tmp_path / "requirements.txt").write_text(f"{line}\n")
    require_new_enough_engine(tmp_path, engine)
