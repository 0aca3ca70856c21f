"""The end of a case study: by default the next one in the list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pydantic import ValidationError

from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.models.sections import NextProject
from portfolio.sections.case_study.registry import render
from tests.support.content_directory import ContentDirectory

DEFAULT = NextProject.model_validate({"kind": "next-project"})


@pytest.fixture
def end(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Renders the end of the case study of a number, in a site with so many of them."""
    content = ContentDirectory(tmp_path_factory.mktemp("site")).load().content

    def rendered(number: int, count: int = 3, section: NextProject = DEFAULT) -> str:
        object.__setattr__(content, "projects", content.projects[:count])
        provide(AssetManifest.expected(content))
        return str(render(section, content.projects[number], content).render())

    return rendered


def test_the_next_project_is_the_following_case_study_of_the_list(end: Callable[..., str]) -> None:
    html = end(0)
    assert "/projects/draw" in html
    assert "/projects/loans" not in html


def test_the_next_project_of_the_last_case_study_is_the_first(end: Callable[..., str]) -> None:
    assert "/projects/cover" in end(2)


def test_a_single_case_study_has_no_next_project(end: Callable[..., str]) -> None:
    assert "next-project" not in end(0, count=1)


def test_a_next_project_link_given_in_the_content_comes_first(end: Callable[..., str]) -> None:
    named = NextProject.model_validate({"kind": "next-project", "btnUrl": "/projects/loans"})
    assert "/projects/loans" in end(0, section=named)


def test_a_next_project_link_to_elsewhere_needs_words() -> None:
    with pytest.raises(ValidationError, match="expected header and btnLabel"):
        NextProject.model_validate({"kind": "next-project", "btnUrl": "/experiments"})
