"""The filter of the experiments by tag."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.models.experiment import Experiment
from portfolio.sections import experiment_filter
from portfolio.sections.experiment_filter import MOST_TAGS, filter_tags, tag_indices
from portfolio.sections.experiment_list import experiment_list

DATA = {
    "title": "Fill the beaker",
    "description": "A beaker that fills.",
    "date": "20240518T093000",
    "thumb": "/svg/bomb.svg",
    "url": "https://example.com/beaker",
    "icon": "flask",
    "backgroundColor": "#d2f4da",
}


def experiments(*tags: list[str]) -> tuple[Experiment, ...]:
    return tuple(Experiment.model_validate(DATA | {"tags": it}) for it in tags)


NINE = experiments(*[["SVG"]] * 3, *[["CSS", "SVG"]] * 2, *[["CSS", "CSS", "3D"]] * 4)


def test_tags_of_experiments_are_sorted_by_number_of_experiments() -> None:
    assert filter_tags(NINE) == (("CSS", 6), ("SVG", 5), ("3D", 4))


def test_eight_experiments_have_no_tag_filter() -> None:
    assert filter_tags(NINE[:8]) == ()
    assert "experiment-filter" not in str(experiment_list(NINE[:8]).render())


def test_nine_experiments_have_a_tag_filter_that_shows_every_card_at_first() -> None:
    shown = str(experiment_list(NINE).render())
    assert "Filter by tag" in shown
    assert shown.count("defaultChecked") == 1


def test_an_experiment_card_names_tags_by_their_positions_in_the_filter() -> None:
    assert tag_indices(NINE[3], filter_tags(NINE)) == "0 1"


def test_the_experiment_filter_offers_only_the_most_frequent_tags() -> None:
    many = experiments(["Rare"], *([f"tag {it}" for it in range(20)] for _ in range(9)))
    tags = [tag for tag, _ in filter_tags(many)]
    assert len(tags) == MOST_TAGS
    assert "Rare" not in tags


def test_the_stylesheet_has_a_selector_for_every_tag_of_the_filter() -> None:
    styles = Path(experiment_filter.__file__).with_suffix(".css").read_text()
    found = re.findall(
        r'\[value="(\d+)"\]:checked\) \.experiment-list > :not\(\[data-tags~="(\d+)"\]', styles
    )
    assert found == [(str(it), str(it)) for it in range(MOST_TAGS)]
