"""Faults that show only between two files, or between content and site."""

import shutil

import pytest

from portfolio.atomic_write import write_files
from portfolio.content.routes import project_folders
from tests.support.content_directory import ContentDirectory, place_of

COVER, LOANS = (f"projects/{slug}/project.yaml" for slug in ("cover", "loans"))


def copied(directory: ContentDirectory, slug: str, key: str = "") -> None:
    """Adds a case study that is Loans again, but for its title and place, if not one of them."""
    shutil.copytree(directory.content / "projects/loans", directory.content / "projects" / slug)
    for old, new in {"order: 3": "order: 4", "title: Loans\n": "title: Other\n"}.items():
        if not key or not old.startswith(key):
            directory.edit(f"projects/{slug}/project.yaml", old, new)


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


@pytest.mark.parametrize(
    ("key", "place", "message"),
    [
        ("title", "3:8", "expected a title of its own"),
        ("order", "2:8", "expected a place of its own in the list"),
    ],
)
def test_two_case_studies_share_neither_title_nor_place_in_the_list(
    directory: ContentDirectory, key: str, place: str, message: str
) -> None:
    copied(directory, "zebra", key)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == f"content/projects/zebra/project.yaml:{place}"
    assert diagnostic.message == message
    assert diagnostic.hint.startswith(f"it is already at content/{LOANS}:")


def test_a_case_study_without_project_yaml_is_an_error(directory: ContentDirectory) -> None:
    (directory.content / "projects/empty").mkdir()
    assert place_of(directory.diagnostic()) == "content/projects/empty/project.yaml:1:1"


def test_the_folder_of_case_studies_may_be_gone_but_no_file(directory: ContentDirectory) -> None:
    shutil.rmtree(directory.content / "projects")
    assert project_folders(directory.content) == ([], [])
    directory.write("projects", "")
    messages = {diagnostic.message for diagnostic in directory.diagnostics()}
    assert "expected a folder with a folder for each case study" in messages


PAGE, FILE = "expected a page of this site", "expected a file in assets/"
OUTLINE = "expected an outline for collisions, "
DEAD_LINKS = (
    (LOANS, "sections[6].btnUrl", "/projects/draw", "/projects/drew", PAGE),
    ("site.yaml", "navigation[0].href", "/projects", "/project", PAGE),
    ("home.yaml", "actions[1].href", "/experiments", "/exp", PAGE),
    ("resume.json", "awards[0].url", "/projects/draw", "/projects/dram", PAGE),
    (COVER, "sections[3].btn02Url", "/projects/draw", "/projects/draw/", PAGE),
    (COVER, "sections[2].src", "/player/draw", "/player/drew", PAGE),
    ("home.yaml", "playground.sprites[1].image", "/svg/bomb.svg", "/svg/bom.svg", FILE),
    ("experiments.yaml", "[3].thumb", "/svg/rainbow.svg", "/svg/rain.svg", FILE),
    ("resume.json", "awards[1].illustration", "/svg/cassette.svg", "/svg/casette.svg", FILE),
)


def test_a_link_to_nothing_is_an_error_that_names_the_nearest(directory: ContentDirectory) -> None:
    for name, _, address, wrong, _ in DEAD_LINKS:
        directory.edit(name, address, wrong)
    found = {(it.file, it.field): (it.message, it.hint) for it in directory.diagnostics()}
    assert found == {
        (f"content/{name}", field): (message, f"nearest is {address}")
        for name, field, address, _, message in DEAD_LINKS
    }


@pytest.mark.parametrize(
    "href",
    ["/projects/cover?from=home#role", "/resume.pdf", "/svg/bomb.svg", "/player/draw?loop=1", "#x"],
)
def test_links_to_pages_and_files_are_accepted(directory: ContentDirectory, href: str) -> None:
    directory.edit(LOANS, "id: managed-content", "id: x")
    directory.edit(LOANS, "/projects/draw", f'"{href}"')
    assert directory.load()


@pytest.mark.parametrize(
    "name",
    [
        *("404.html", "index.html", "projects.html", "resume/index.html", "resume.pdf"),
        *("sitemap.xml", "icons/favicon.svg", "assets/mine.js", "share/home.jpg"),
    ],
)
def test_a_file_of_assets_that_the_build_would_overwrite_is_refused(
    directory: ContentDirectory, name: str
) -> None:
    write_files({directory.own_assets() / name: "mine"})
    (diagnostic,) = directory.diagnostics()
    assert diagnostic.file == f"assets/{name}"
    assert "the build writes this file itself" in diagnostic.message


@pytest.mark.parametrize("name", ["points.json.gz", "points.json.br"])
def test_a_file_with_the_name_of_a_compressed_copy_is_refused(
    directory: ContentDirectory, name: str
) -> None:
    assets = directory.own_assets()
    write_files({assets / it: "mine" for it in (name, "archive.tar.gz")})
    assert directory.load()
    write_files({assets / "points.json": "[]"})
    (diagnostic,) = directory.diagnostics()
    assert diagnostic.file == f"assets/{name}"


@pytest.mark.parametrize("name", ["robots.txt", "_headers", "_redirects", "google12.html", "CNAME"])
def test_files_that_the_build_completes_are_fine(directory: ContentDirectory, name: str) -> None:
    write_files({directory.own_assets() / name: "mine"})
    assert directory.load()


@pytest.mark.parametrize("page", ["lab/beaker/index.html", "lab/beaker.html"])
def test_a_link_may_lead_to_a_page_written_by_hand(directory: ContentDirectory, page: str) -> None:
    assets = directory.own_assets()
    (assets / page).parent.mkdir(parents=True)
    (assets / page).touch()
    directory.edit("experiments.yaml", "https://www.youtube.com", "/lab/beaker")
    assert directory.load().content.experiments[0].url == "/lab/beaker"


@pytest.mark.parametrize(
    ("file", "message", "hint"),
    [
        ("/svg/mushroom.svg", f"{OUTLINE}assets/vertices/mushroom-path.json", "--project loans"),
        ("/svg/bom.svg", FILE, "nearest is /svg/bomb.svg"),
    ],
)
def test_a_sticker_of_a_project_without_a_file_is_an_error_once_and_says_what_to_do(
    directory: ContentDirectory, file: str, message: str, hint: str
) -> None:
    directory.edit(LOANS, "order: 3", f"order: 3\nsticker: {file}")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, file)
    assert diagnostic.message == message
    assert hint in diagnostic.hint


def test_a_sticker_of_a_project_may_be_one_of_home(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "order: 3", "order: 3\nsticker: /svg/bomb.svg")
    assert [it.slug for it in directory.load().content.collection] == ["loans"]
