"""The store keeps results by key, and deletes those that no build has used for a month."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from portfolio.cache import MAX_AGE, ResultStore


@pytest.fixture
def store(tmp_path: Path) -> ResultStore:
    store = ResultStore(tmp_path / "store")
    store.put("key.svg", b"drawing")
    return store


def age(store: ResultStore, seconds: float) -> None:
    long_ago = time.time() - seconds
    os.utime(store.folder / "key.svg", (long_ago, long_ago))


def test_the_result_store_keeps_a_result(store: ResultStore) -> None:
    assert store.has("key.svg")
    assert store.get("key.svg") == b"drawing"
    assert not store.has("other.svg")


def test_the_result_store_makes_a_result_once(store: ResultStore) -> None:
    results = iter([b"first", b"second"])
    files = [store.made("new.svg", lambda: next(results)) for _ in range(2)]
    assert [file.read_bytes() for file in files] == [b"first", b"first"]


def test_the_result_store_deletes_a_result_unused_for_a_month(store: ResultStore) -> None:
    age(store, MAX_AGE - 60)
    store.delete_unused()
    assert store.has("key.svg")
    age(store, MAX_AGE + 60)
    store.delete_unused()
    assert not store.has("key.svg")


def test_the_result_store_keeps_a_result_in_use(store: ResultStore) -> None:
    age(store, MAX_AGE + 60)
    assert store.has("key.svg")
    store.delete_unused()
    assert store.has("key.svg")


def test_an_empty_result_store_has_nothing_to_delete(tmp_path: Path) -> None:
    ResultStore(tmp_path / "missing").delete_unused()
    assert not (tmp_path / "missing").exists()
