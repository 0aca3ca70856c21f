"""A card of an experiment, and the link to its larger picture."""

from __future__ import annotations

from pathlib import Path

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


def test_an_experiment_card_links_to_the_larger_picture() -> None:
    shown = rendered(full="/pictures/beaker.webp")
    assert "/pictures/beaker.webp" in shown
    assert "Full-size picture" in shown


def test_an_experiment_card_without_a_larger_picture_has_no_picture_link() -> None:
    assert "Full-size picture" not in rendered(full="")


def test_a_larger_picture_of_an_experiment_that_is_no_address_is_refused() -> None:
    with pytest.raises(ValidationError, match="full"):
        Experiment.model_validate(DATA | {"full": "beaker.webp"})


def test_an_experiment_card_without_a_preview_has_a_large_sticker() -> None:
    assert "experiment-card--sticker" in rendered()
    assert "experiment-card__preview" not in rendered()


def test_an_experiment_card_announces_a_new_tab_once() -> None:
    shown = rendered()
    assert "New tab" in shown
    assert '"aria-hidden":true' in shown.replace(" ", "") or 'aria-hidden":"true"' in shown
    assert shown.count("opens in a new tab") == 1


def test_a_missing_preview_of_an_experiment_is_refused(tmp_path: Path) -> None:
    preview = {"preview": {"src": "experiments/beaker.webp", "alt": "A beaker"}}
    with pytest.raises(ValidationError, match="expected a picture that exists"):
        Experiment.model_validate(DATA | preview, context={"folder": tmp_path})


def test_a_preview_of_an_experiment_needs_alternative_text(tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match="alt"):
        Experiment.model_validate(
            DATA | {"preview": {"src": "a.webp"}}, context={"folder": tmp_path}
        )


def test_a_video_loop_of_an_experiment_needs_a_preview() -> None:
    with pytest.raises(ValidationError, match="expected `preview` too"):
        Experiment.model_validate(DATA | {"loop": "/loops/beaker.webm"})


def test_the_loop_of_an_experiment_has_to_be_a_video() -> None:
    with pytest.raises(ValidationError, match="loop"):
        Experiment.model_validate(DATA | {"loop": "/loops/beaker.gif"})


def test_experiments_without_video_loops_load_no_script() -> None:
    assert "<script" not in rendered().lower()
    assert "innerhtml" not in rendered().lower()
