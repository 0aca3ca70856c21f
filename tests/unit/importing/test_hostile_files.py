"""Files of others that are deep, wide or repetitive are read, or refused, within seconds."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.importing.feed import Feed
from portfolio.importing.folder import PICTURE
from portfolio.picture_files.file_kind import file_kind
from portfolio.picture_files.measure_svg import measure_vector
from portfolio.picture_files.plain_svg import read_plain_svg
from portfolio.picture_files.svg_safety import DrawingError

MANY = 50_000
FEED = (
    "<rss><channel><item><title>A</title><description><![CDATA[{}]]></description></item>"
    "</channel></rss>"
)


@contextmanager
def within_seconds() -> Iterator[None]:
    start = time.process_time()
    yield
    assert time.process_time() - start < 20


@pytest.mark.parametrize("part", [b"<!---->", b"<?a?>", b"<!DOCTYPE svg []>", b" "])
def test_what_stands_before_a_drawing_is_read_once(part: bytes) -> None:
    with within_seconds():
        assert file_kind(part * MANY + b"x") == ""
        assert file_kind(part * MANY + b"<svg>") == "SVG"


@pytest.mark.parametrize(
    "inside",
    [
        "<style>#none g g g g g g path{fill:red}</style>" + "<g>" * 60 + "</g>" * 60,
        "<style>" + "@media (prefers-color-scheme:dark){" * 3000 + "</style>",
        "<style>a{fill:" + "(" * MANY + "}</style>",
        "<g style='fill:" + "(" * MANY + "'/>",
        "<style>" + "a{" * MANY + "</style>",
    ],
    ids=["selector", "media", "brackets", "attribute", "rules"],
)
def test_styles_of_a_drawing_that_are_not_simple_are_refused(tmp_path: Path, inside: str) -> None:
    file = tmp_path / "a.svg"
    write_file(file, f'\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>')
    with within_seconds(), pytest.raises(DrawingError, match=r"a\.svg:2: "):
        read_plain_svg(file)


@pytest.mark.parametrize("size", ['viewBox="0 0 inf 9"', 'viewBox="nan 0 9 9"'])
def test_a_drawing_without_end_has_no_size(tmp_path: Path, size: str) -> None:
    write_file(tmp_path / "a.svg", f'<svg xmlns="http://www.w3.org/2000/svg" {size}/>')
    with pytest.raises(ValueError, match="expected an SVG with a viewBox"):
        measure_vector(tmp_path / "a.svg")


@pytest.mark.parametrize("part", ["`", '![a](b "', "![a](b){"])
def test_pictures_of_an_article_are_found_in_one_pass(part: str) -> None:
    with within_seconds():
        assert [*PICTURE.finditer(f"{part * MANY} ![b](b.png)")]


@pytest.mark.parametrize(
    "html",
    ["<p>a" + " " * MANY + "b", "..." + " " * MANY + "b", "<p>a" + "<!--" * MANY, "a" * 1_000_001],
    ids=["blanks", "dots", "comments", "letters"],
)
def test_the_text_of_a_feed_is_read_in_one_pass(tmp_path: Path, html: str) -> None:
    write_file(tmp_path / "feed.xml", FEED.format(html))
    feed = Feed(str(tmp_path / "feed.xml"), "https://a.test", {})
    with within_seconds():
        assert len([*feed.articles()]) + len(feed.left) >= 1


def test_items_of_a_list_that_are_not_closed_are_beside_each_other(tmp_path: Path) -> None:
    write_file(tmp_path / "feed.xml", FEED.format("<ul>" + "<li>a" * 2000))
    (article,) = Feed(str(tmp_path / "feed.xml"), "https://a.test", {}).articles()
    assert article.text.count("\n- a") == 2000
