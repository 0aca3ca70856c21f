"""The steps by which portfolio/sections/case_study/README.md adds a kind of section."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import TypeAdapter
from ruamel.yaml import YAML

from portfolio.models import sections as models
from portfolio.paths import ROOT
from portfolio.sections.case_study import registry

README = (ROOT / "portfolio" / "sections" / "case_study" / "README.md").read_text()
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for name, text in BLOCKS if name == language]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Runs model, union line, section and registry line; returns the content's sections."""
    model, union, section, line = blocks("python")
    ours = ModuleType("portfolio.models.sections.quote")
    monkeypatch.setitem(sys.modules, ours.__name__, ours)
    exec(model, ours.__dict__)
    monkeypatch.setattr(models, "Quote", ours.Quote, raising=False)
    union_of_both = eval(f"Copy {union.strip()}", {"Copy": models.Copy, "Quote": ours.Quote})
    scope: dict[str, object] = {}
    exec(section, scope)
    added = eval(f"{{{line.strip()}}}", {"models": models, **scope})
    monkeypatch.setattr(registry, "SECTIONS", {**registry.SECTIONS, **added})
    (written,) = YAML(typ="safe").load(blocks("yaml")[0])
    return [TypeAdapter(union_of_both).validate_python(written)]


def test_the_new_section_is_read_and_shown(steps: list[models.Section]) -> None:
    shown = str(registry.render(steps[0], content=None))
    assert "It just works." in shown
    assert "A client" in shown
    assert "page-section--grey" in shown


def test_every_kind_is_in_the_table() -> None:
    kinds = {model.model_fields["kind"].annotation.__args__[0] for model in registry.SECTIONS}
    listed = set(re.findall(r"^\| `([\w-]+)` \|", README, re.MULTILINE))
    assert listed == {*kinds, "next-project"}


def test_every_file_it_names_is_there() -> None:
    here = ROOT / "portfolio" / "sections" / "case_study"
    for link in re.findall(r"\]\((\.\./[^)]+)\)", README):
        assert (here / Path(link)).resolve().is_file(), link
