"""What is used of Pillow beyond its public names is there, or a sentence says what is missing."""

from __future__ import annotations

from runpy import run_path
from types import SimpleNamespace

import pytest
from PIL import _avif

from portfolio.errors import BuildError
from portfolio.images import pillow_insides


def test_a_missing_name_of_pillow_is_an_error_that_names_both_releases(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run_path(pillow_insides.__file__)
    monkeypatch.setattr("PIL.__version__", "99.1")
    monkeypatch.delattr(_avif, "AvifDecoder")
    with pytest.raises(BuildError) as caught:
        run_path(pillow_insides.__file__)
    for said in (f"{pillow_insides.TESTED} is expected", "Pillow 99.1 is installed", "AvifDecoder"):
        assert said in str(caught.value)


def test_metadata_is_not_read_from_a_decoder_that_answers_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decoder = SimpleNamespace(get_info=lambda: (b"exif", b"xmp"))
    monkeypatch.setattr(pillow_insides, "AvifDecoder", lambda *_: decoder)
    with pytest.raises(BuildError, match="2 fields and not 7"):
        pillow_insides.avif_metadata(b"")
