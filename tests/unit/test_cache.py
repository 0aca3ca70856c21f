"""Results are made again only when something that they depend on changes, and kept while in use."""

import os
import time
from functools import partial
from pathlib import Path

import pytest

from portfolio.cache import MAX_AGE, ResultStore, result_key


def draw(*_given: object, **_named: object) -> str:
    return "a drawing é"


@pytest.fixture
def store(tmp_path: Path) -> ResultStore:
    return ResultStore(tmp_path / "store")


def test_the_result_store_makes_a_text_once_and_keeps_it_as_utf_8(store: ResultStore) -> None:
    file = store.made("a.svg", partial(draw, "Title", 1.5))
    assert file.read_bytes() == "a drawing é".encode()
    file.write_bytes(b"made once")
    assert store.made("a.svg", partial(draw, "Title", 1.5)).read_bytes() == b"made once"
    assert store.made("b.svg", partial(draw, "Title", 1.5)).read_text() == "a drawing é"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (partial(draw, colour="red"), partial(draw, colour="blue")),
        (partial(draw, "ab", "c"), partial(draw, "a", "bc")),
        (partial(draw, "Title"), partial(draw, "Other")),
    ],
)
def test_results_of_other_arguments_have_other_keys(
    first: partial[str], second: partial[str]
) -> None:
    assert result_key(first) != result_key(second)


@pytest.mark.parametrize("is_argument", [True, False])
def test_key_of_a_result_is_made_of_the_content_of_files(tmp_path: Path, is_argument: bool) -> None:
    font = tmp_path / "font.woff2"
    make, reads = (partial(draw, [font]), []) if is_argument else (partial(draw), [font])
    keys = set()
    for content in (b"one", b"two", b"one"):
        font.write_bytes(content)
        keys.add(result_key(make, reads))
    assert len(keys) == 2


def test_the_result_store_deletes_only_results_unused_for_a_month(store: ResultStore) -> None:
    store.put("key.svg", b"drawing")
    file = store.folder / "key.svg"
    for age, is_used, is_left in (
        (MAX_AGE + 60, True, True),
        (MAX_AGE - 60, False, True),
        (MAX_AGE + 60, False, False),
    ):
        os.utime(file, (time.time() - age,) * 2)
        assert not is_used or store.has("key.svg")
        store.delete_unused()
        assert file.exists() == is_left


def test_the_result_store_makes_all_that_it_lacks_and_no_more(store: ResultStore) -> None:
    makes = {f"{name}.svg": partial(draw, name) for name in "abc"}
    first = store.all_made({"a.svg": makes["a.svg"]})
    first["a.svg"].write_bytes(b"made once")
    every = store.all_made(makes)
    assert every["a.svg"] == first["a.svg"]
    texts = {name: file.read_text() for name, file in every.items()}
    assert texts == {"a.svg": "made once", "b.svg": "a drawing é", "c.svg": "a drawing é"}
    assert store.made("b.svg", makes["b.svg"]) == every["b.svg"]
