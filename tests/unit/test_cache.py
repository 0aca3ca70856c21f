"""Cached results are made again only when something that they depend on changes."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from portfolio.cache import cached

CALLS: list[tuple[object, ...]] = []


def draw(*given: object) -> bytes:
    CALLS.append(given)
    return b"drawing %d" % len(CALLS)


def draw_with(*, colour: str) -> str:
    CALLS.append((colour,))
    return f"{colour} é"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """No calls are remembered from the test before."""
    CALLS.clear()
    yield
    CALLS.clear()


def test_the_cache_draws_the_same_arguments_once(tmp_path: Path) -> None:
    first = cached(tmp_path / "kept", "a.svg", partial(draw, "Title", 1.5))
    assert cached(tmp_path / "kept", "a.svg", partial(draw, "Title", 1.5)) == first
    assert len(CALLS) == 1


def test_the_cache_returns_text_as_utf_8_when_made_and_when_read(tmp_path: Path) -> None:
    made = [cached(tmp_path, "a.svg", partial(draw_with, colour="red")) for _ in range(2)]
    assert made == ["red é".encode()] * 2
    assert len(CALLS) == 1


def test_the_cache_distinguishes_named_arguments(tmp_path: Path) -> None:
    cached(tmp_path, "a.svg", partial(draw_with, colour="red"))
    cached(tmp_path, "a.svg", partial(draw_with, colour="blue"))
    assert CALLS == [("red",), ("blue",)]


def test_the_cache_replaces_a_drawing_when_the_arguments_change(tmp_path: Path) -> None:
    cached(tmp_path, "a.svg", partial(draw, "Title"))
    cached(tmp_path, "b.svg", partial(draw, "Title"))
    assert cached(tmp_path, "a.svg", partial(draw, "Other")) == b"drawing 3"
    assert sorted(file.name.split(".")[0] for file in tmp_path.iterdir()) == ["a", "b"]


def test_the_cache_compares_files_by_content_even_in_lists(tmp_path: Path) -> None:
    font = tmp_path / "font.woff2"
    font.write_bytes(b"one")
    cached(tmp_path / "kept", "a.svg", partial(draw, [font]))
    font.write_bytes(b"two")
    cached(tmp_path / "kept", "a.svg", partial(draw, [font]))
    assert len(CALLS) == 2


def test_the_cache_compares_files_that_are_read_without_being_arguments(tmp_path: Path) -> None:
    font = tmp_path / "font.woff2"
    for content in (b"one", b"two"):
        font.write_bytes(content)
        cached(tmp_path / "kept", "a.svg", partial(draw), reads=[font])
    assert len(CALLS) == 2


def test_the_cache_keeps_adjacent_arguments_apart(tmp_path: Path) -> None:
    cached(tmp_path, "a.svg", partial(draw, "ab", "c"))
    cached(tmp_path, "a.svg", partial(draw, "a", "bc"))
    assert len(CALLS) == 2
