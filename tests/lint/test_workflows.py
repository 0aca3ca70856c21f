"""Workflows run what others wrote: by commits that nobody can move, and with few rights."""

import re
from pathlib import Path

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
PUBLISH = ROOT / "portfolio/scaffold/template/.github/workflows/publish.yml"
FILES = [*sorted((ROOT / ".github").glob("[aw]*/**/*.yml")), PUBLISH]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_actions_are_named_by_commit_and_their_release(file: Path) -> None:
    used = re.findall(r"uses: (?!\./)(.*)", file.read_text())
    assert used
    named = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [it for it in used if not named.fullmatch(it)] == []


def test_what_runs_the_code_of_packages_cannot_publish() -> None:
    workflow = YAML(typ="safe").load(PUBLISH)
    jobs = workflow["jobs"].values()
    rights = [it["permissions"] for it in jobs if any("run" in step for step in it["steps"])]
    assert rights == [{"contents": "read"}]
    assert workflow["permissions"] == {}
