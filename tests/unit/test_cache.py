"""Results are made again only when something that they depend on changes, and kept while in use."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from portfolio.cache import MAX_AGE, ResultStore, cached

CALLS: list[Any] = []


def draw(*given: object, **named: object) -> str:
    CALLS.append((given, named))
    return f"drawing {len(CALLS)} é"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """No calls are remembered from the test before."""
    CALLS.clear()
    yield
    CALLS.clear()


def test_the_cache_makes_a_text_once_and_returns_it_as_utf_8(tmp_path: Path) -> None:
    made = [cached(tmp_path / "kept", "a.svg", partial(draw, "Title", 1.5)) for _ in range(2)]
    assert made == ["drawing 1 é".encode()] * 2


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (partial(draw, colour="red"), partial(draw, colour="blue")),
        (partial(draw, "ab", "c"), partial(draw, "a", "bc")),
        (partial(draw, "Title"), partial(draw, "Other")),
    ],
)
def test_the_cache_replaces_a_result_of_other_arguments(
    tmp_path: Path, first: partial[str], second: partial[str]
) -> None:
    cached(tmp_path, "a.svg", first)
    cached(tmp_path, "b.svg", first)
    assert cached(tmp_path, "a.svg", second) == "drawing 3 é".encode()
    assert sorted(file.name.split(".")[0] for file in tmp_path.iterdir()) == ["a", "b"]


@pytest.mark.parametrize("is_argument", [True, False])
def test_the_cache_compares_files_by_content(tmp_path: Path, is_argument: bool) -> None:
    font = tmp_path / "font.woff2"
    for content in (b"one", b"two"):
        font.write_bytes(content)
        make = partial(draw, [font]) if is_argument else partial(draw)
        cached(tmp_path / "kept", "a.svg", make, reads=[] if is_argument else [font])
    assert len(CALLS) == 2


@pytest.fixture
def store(tmp_path: Path) -> ResultStore:
    store = ResultStore(tmp_path / "store")
    store.put("key.svg", b"drawing")
    return store


def age(store: ResultStore, seconds: float) -> None:
    long_ago = time.time() - seconds
    os.utime(store.folder / "key.svg", (long_ago, long_ago))


def test_the_result_store_makes_and_keeps_a_result_once(store: ResultStore) -> None:
    assert store.has("key.svg")
    assert store.get("key.svg") == b"drawing"
    assert not store.has("new.svg")
    results = iter([b"first", b"second"])
    files = [store.made("new.svg", lambda: next(results)) for _ in range(2)]
    assert [file.read_bytes() for file in files] == [b"first", b"first"]


def test_the_result_store_deletes_only_results_unused_for_a_month(store: ResultStore) -> None:
    age(store, MAX_AGE + 60)
    assert store.has("key.svg")
    for seconds, is_left in ((0, True), (MAX_AGE - 60, True), (MAX_AGE + 60, False)):
        if seconds:
            age(store, seconds)
        store.delete_unused()
        assert (store.folder / "key.svg").exists() == is_left


def test_an_empty_result_store_has_nothing_to_delete(tmp_path: Path) -> None:
    ResultStore(tmp_path / "missing").delete_unused()
    assert not (tmp_path / "missing").exists()
