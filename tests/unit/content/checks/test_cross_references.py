"""Faults that show only between two files, or between content and site."""

from __future__ import annotations

import shutil

import pytest

from portfolio.content.routes import project_folders
from tests.support.content_directory import ContentDirectory, place_of

COVER, LOANS = (f"projects/{slug}/project.yaml" for slug in ("cover", "loans"))


def copied(directory: ContentDirectory, slug: str, **edits: str) -> None:
    """Adds a case study that is Loans again, but for some edits."""
    shutil.copytree(directory.content / "projects/loans", directory.content / "projects" / slug)
    for old, new in {"order: 3": "order: 4", "title: Loans\nsub": "title: Other\nsub"}.items():
        directory.edit(f"projects/{slug}/project.yaml", old, edits.get(old.split(":")[0], new))


@pytest.mark.parametrize(
    ("slug", "better"), [("Big Bank", "big-bank"), ("big_bank", "big-bank"), ("-loans-", "loans")]
)
def test_a_case_study_folder_with_a_name_that_is_no_good_address_is_an_error(
    directory: ContentDirectory, slug: str, better: str
) -> None:
    copied(directory, slug)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == f"content/projects/{slug}:1:1"
    assert diagnostic.hint == f"for example {better}"


def test_folders_of_case_studies_differ_in_more_than_capitals(directory: ContentDirectory) -> None:
    copied(directory, "Loans")
    unfit, duplicate = sorted(
        directory.diagnostics(), key=lambda diagnostic: "slug" in diagnostic.message
    )
    assert unfit.message.startswith("expected a folder name of small letters")
    assert duplicate.message.startswith("expected a slug of its own")
    assert place_of(duplicate) == "content/projects/loans:1:1"
    assert duplicate.hint == "there is also Loans"


@pytest.mark.parametrize(
    ("key", "edit", "place", "message"),
    [
        ("title", "title: loans\nsub", "3:8", "expected a title of its own"),
        ("order", "order: 3", "2:8", "expected a place of its own in the list"),
    ],
)
def test_two_case_studies_share_neither_title_nor_place_in_the_list(
    directory: ContentDirectory, key: str, edit: str, place: str, message: str
) -> None:
    copied(directory, "zebra", **{key: edit})
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == f"content/projects/zebra/project.yaml:{place}"
    assert diagnostic.message == message
    assert diagnostic.hint.startswith(f"it is already at content/{LOANS}:")


def test_a_folder_of_a_case_study_without_project_yaml_is_an_error(
    directory: ContentDirectory,
) -> None:
    (directory.content / "projects/empty").mkdir()
    assert place_of(directory.diagnostic()) == "content/projects/empty/project.yaml:1:1"


def test_without_the_folder_of_case_studies_there_are_none_and_a_file_is_no_folder(
    directory: ContentDirectory,
) -> None:
    shutil.rmtree(directory.content / "projects")
    assert project_folders(directory.content) == ([], [])
    directory.write("projects", "")
    messages = {diagnostic.message for diagnostic in directory.diagnostics()}
    assert "expected a folder with a folder for each case study" in messages


DEAD_LINKS = (
    (LOANS, "/projects/draw", "/projects/drew", "sections[6].btnUrl"),
    ("site.yaml", "/projects", "/project", "navigation[0].href"),
    ("home.yaml", "/experiments", "/exp", "actions[1].href"),
    ("resume.json", "/projects/draw", "/projects/dram", "awards[0].url"),
    (COVER, "/projects/draw", "/projects/draw/", "sections[3].btn02Url"),
    (COVER, "/player/draw", "/player/drew", "sections[2].src"),
)


def test_a_dead_link_is_an_error_that_names_the_nearest_page(directory: ContentDirectory) -> None:
    for name, href, wrong, _ in DEAD_LINKS:
        directory.edit(name, href, wrong)
    found = {(it.file, it.field): it for it in directory.diagnostics()}
    assert found.keys() == {(f"content/{name}", field) for name, _, _, field in DEAD_LINKS}
    for name, href, wrong, field in DEAD_LINKS:
        diagnostic = found[f"content/{name}", field]
        assert diagnostic.message == "expected a page of this site"
        assert diagnostic.found.startswith(f'"{wrong}')
        assert diagnostic.hint == f"nearest is {href}"
        at = f'"{wrong}"' if name.endswith(".json") else wrong
        assert place_of(diagnostic) == directory.place(name, at)


@pytest.mark.parametrize(
    ("old", "new", "field", "message", "hint"),
    [
        (
            *("A tractor", "[A tractor](/resumee)", "sections[1].body"),
            *("expected a page of this site", "nearest is /resume"),
        ),
        (
            *("/projects/draw", '"#problems"', "sections[6].btnUrl"),
            *("expected the id of a section", "nearest is #problem"),
        ),
        (
            *("id: managed-content", "id: problem", "sections[5].id"),
            *("expected an id of its own", "it is already at"),
        ),
    ],
)
def test_a_wrong_link_or_id_in_a_case_study_is_an_error(
    directory: ContentDirectory, old: str, new: str, field: str, message: str, hint: str
) -> None:
    directory.edit(LOANS, old, new)
    diagnostic = directory.diagnostic()
    assert (diagnostic.field, diagnostic.message) == (field, message)
    assert diagnostic.hint.startswith(hint)


@pytest.mark.parametrize(
    "href",
    ["/projects/cover?from=home#role", "/resume.pdf", "/svg/bomb.svg", "/player/draw?loop=1", "#x"],
)
def test_links_to_pages_and_files_of_the_site_are_accepted(
    directory: ContentDirectory, href: str
) -> None:
    directory.edit(LOANS, "id: managed-content", "id: x")
    directory.edit(LOANS, "/projects/draw", f'"{href}"')
    assert directory.load()


@pytest.mark.parametrize("page", ["lab/beaker/index.html", "lab/beaker.html"])
def test_a_link_may_lead_to_a_page_written_by_hand(directory: ContentDirectory, page: str) -> None:
    assets = directory.own_assets()
    (assets / page).parent.mkdir(parents=True)
    (assets / page).touch()
    directory.edit("experiments.yaml", "https://www.youtube.com", "/lab/beaker")
    assert directory.load().content.experiments[0].url == "/lab/beaker"


MISSING_FILES = (
    ("home.yaml", "/svg/bomb.svg", "/svg/bom.svg", "playground.sprites[1].image"),
    (
        *("home.yaml", "/vertices/pill-path.json", "/vertices/pil-path.json"),
        "playground.sprites[2].outline",
    ),
    ("experiments.yaml", "/svg/rainbow.svg", "/svg/rain.svg", "[3].thumb"),
    ("resume.json", "/svg/cassette.svg", "/svg/casette.svg", "awards[1].illustration"),
)


def test_a_missing_asset_is_an_error_that_names_the_nearest_file(
    directory: ContentDirectory,
) -> None:
    for name, old, new, _ in MISSING_FILES:
        directory.edit(name, old, new)
    found = {(it.file, it.field): it.hint for it in directory.diagnostics()}
    assert found == {
        (f"content/{name}", field): f"nearest is {old}" for name, old, _, field in MISSING_FILES
    }
