"""Results are kept by what they were made from, until no build has used them for long."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from portfolio.result_store import MAX_AGE, ResultStore


@pytest.fixture
def store(tmp_path: Path) -> ResultStore:
    store = ResultStore(tmp_path / "store")
    store.put("key.svg", b"drawing")
    return store


def age(store: ResultStore, seconds: float) -> None:
    long_ago = time.time() - seconds
    os.utime(store.folder / "key.svg", (long_ago, long_ago))


def test_a_result_is_kept(store: ResultStore) -> None:
    assert store.has("key.svg")
    assert store.get("key.svg") == b"drawing"
    assert not store.has("other.svg")


def test_a_result_is_made_once(store: ResultStore) -> None:
    results = iter([b"first", b"second"])
    files = [store.made("new.svg", lambda: next(results)) for _ in range(2)]
    assert [file.read_bytes() for file in files] == [b"first", b"first"]


def test_a_result_that_no_build_uses_is_deleted_after_a_month(store: ResultStore) -> None:
    age(store, MAX_AGE - 60)
    store.delete_unused()
    assert store.has("key.svg")
    age(store, MAX_AGE + 60)
    store.delete_unused()
    assert not store.has("key.svg")


def test_a_result_that_is_used_is_not_deleted(store: ResultStore) -> None:
    age(store, MAX_AGE + 60)
    assert store.has("key.svg")
    store.delete_unused()
    assert store.has("key.svg")


def test_an_empty_store_has_nothing_to_delete(tmp_path: Path) -> None:
    ResultStore(tmp_path / "missing").delete_unused()
    assert not (tmp_path / "missing").exists()
