"""A case study that is a draft is shown while developing, and is not part of a build."""

from __future__ import annotations

from portfolio.content.loader import load
from tests.support.content_directory import ContentDirectory

COVER, DRAW, LOANS = (f"projects/{slug}/project.yaml" for slug in ("cover", "draw", "loans"))


def make_draft(directory: ContentDirectory, name: str) -> None:
    directory.edit(name, "order:", "draft: true\norder:")


def test_a_draft_case_study_is_part_of_the_site_only_while_developing(
    directory: ContentDirectory,
) -> None:
    make_draft(directory, COVER)
    directory.edit(DRAW, "btnUrl: /projects/cover", "btnUrl: /projects/loans")
    assert [it.slug for it in directory.load().content.projects] == ["draw", "loans"]
    developed = load(directory.content, drafts=True).content
    assert (developed.projects[0].slug, developed.projects[0].draft) == ("cover", True)


def test_a_link_to_a_draft_case_study_is_dead_except_from_a_draft(
    directory: ContentDirectory,
) -> None:
    make_draft(directory, COVER)
    diagnostic = directory.diagnostic()
    assert diagnostic.found == '"/projects/cover"'
    assert diagnostic.file == f"content/{DRAW}"
    make_draft(directory, DRAW)
    directory.edit(LOANS, "btnUrl: /projects/draw", "btnUrl: /projects/loans")
    directory.edit("resume.json", '"/projects/draw"', '"/projects/loans"')
    assert [it.slug for it in directory.load().content.projects] == ["loans"]
