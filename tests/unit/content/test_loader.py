"""Content that is loaded: its order, and drafts."""

from portfolio.content.loader import load
from tests.support.content_directory import ContentDirectory


def test_loaded_experiments_are_newest_first(directory: ContentDirectory) -> None:
    directory.edit("experiments.yaml", "20220915T083000", "20260915T083000")
    years = [experiment.date.year for experiment in directory.load().content.experiments]
    assert years == [2026, 2025, 2024, 2024, 2023, 2023]


def test_draft_case_studies_are_there_only_while_developing(directory: ContentDirectory) -> None:
    cover, draw, loans = (f"projects/{slug}/project.yaml" for slug in ("cover", "draw", "loans"))
    directory.edit(cover, "order:", "draft: true\norder:")
    diagnostic = directory.diagnostic()
    assert (diagnostic.file, diagnostic.found) == (f"content/{draw}", '"/projects/cover"')
    # Its old addresses are not there, either.
    directory.edit(cover, "draft:", "aliases: [/old]\ndraft:")
    directory.edit(draw, "btnUrl: /projects/cover", "btnUrl: /old")
    assert directory.diagnostic().message == "expected a page that is shown"
    # A draft may link to another.
    directory.edit(draw, "order:", "draft: true\norder:")
    directory.edit(loans, "btnUrl: /projects/draw", "btnUrl: /projects/loans")
    directory.edit("resume.json", '"/projects/draw"', '"/projects/loans"')
    assert [it.slug for it in directory.load().content.projects] == ["loans"]
    developed = load(directory.content, drafts=True).content.projects
    assert [(it.slug, it.draft) for it in developed] == [
        *(("cover", True), ("draw", True), ("loans", False)),
    ]
