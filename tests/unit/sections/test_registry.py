"""Every kind of section that content may name is rendered by a function."""

from __future__ import annotations

from typing import get_args

from portfolio.models.sections import AnySection, NextProject
from portfolio.sections.case_study.registry import SECTIONS


def test_the_registry_of_sections_has_a_function_for_every_model() -> None:
    union, _field = get_args(AnySection)
    assert {*SECTIONS, NextProject} == set(get_args(union))


def test_functions_of_the_section_registry_are_named_like_their_models() -> None:
    named = {model.__name__.lower(): function.__name__ for model, function in SECTIONS.items()}
    assert {name.replace("_", "") for name in named.values()} == {*named}
