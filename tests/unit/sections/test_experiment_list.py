"""A card of an experiment, and the link to its larger picture."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from portfolio.models.experiment import Experiment
from portfolio.sections.experiment_list import experiment_list

DATA = {
    "title": "Fill the beaker",
    "description": "A beaker that fills.",
    "tags": ["SVG"],
    "date": "20240518T093000",
    "thumb": "/svg/bomb.svg",
    "url": "https://example.com/beaker",
    "icon": "flask",
    "backgroundColor": "#d2f4da",
}


def rendered(**data: str) -> str:
    experiment = Experiment.model_validate(DATA | data)
    return str(experiment_list((experiment,)).render())


def test_the_larger_picture_is_linked() -> None:
    shown = rendered(full="/pictures/beaker.webp")
    assert "/pictures/beaker.webp" in shown
    assert "Full-size picture" in shown


def test_without_a_larger_picture_there_is_no_link() -> None:
    assert "Full-size picture" not in rendered(full="")


def test_the_larger_picture_is_named_by_its_address() -> None:
    with pytest.raises(ValidationError, match="full"):
        Experiment.model_validate(DATA | {"full": "beaker.webp"})
