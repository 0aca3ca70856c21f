"""Cards of experiments, their rows, the links to their larger pictures, and the filter by tag."""

import re
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.experiment import Experiment
from portfolio.sections import tag_filter as module
from portfolio.sections.experiment_list import card_widths, experiment_list, filter_tags
from portfolio.sections.tag_filter import MAX_TAGS, tag_attribute

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


def experiments(*tags: list[str]) -> tuple[Experiment, ...]:
    return tuple(Experiment.model_validate(DATA | {"tags": of_one}) for of_one in tags)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"full": "beaker.webp"}, "full"),
        ({"preview": {"src": "beaker.webp", "alt": "A"}}, "expected a picture that exists"),
        ({"loop": "/loops/beaker.webm"}, "expected `preview` too"),
    ],
)
def test_a_mistake_in_an_experiment_is_explained(
    tmp_path: Path, data: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        Experiment.model_validate(DATA | data, context={"folder": tmp_path})


NINE = experiments(*[["SVG"]] * 3, *[["CSS", "SVG"]] * 2, *[["CSS", "CSS", "3D"]] * 4)


def test_tags_of_experiments_are_sorted_by_number_and_named_by_position() -> None:
    assert filter_tags(NINE) == (("CSS", 6), ("SVG", 5), ("3D", 4))
    assert tag_attribute(NINE[3].tags, filter_tags(NINE)) == {"data-tags": "0 1"}


def test_only_more_than_eight_experiments_have_a_tag_filter_which_shows_all_at_first() -> None:
    shown = str(experiment_list(NINE).render())
    assert "Filter by tag" in shown
    assert shown.count("defaultChecked") == 1
    assert "experiment-filter" not in str(experiment_list(NINE[:8]).render())


def test_the_experiment_filter_offers_only_the_most_frequent_tags() -> None:
    many = experiments(["Rare"], *([f"tag {number}" for number in range(20)] for _ in range(9)))
    tags = [tag for tag, _ in filter_tags(many)]
    assert len(tags) == MAX_TAGS
    assert "Rare" not in tags


def test_the_stylesheet_of_the_filter_has_a_selector_for_every_tag() -> None:
    styles = Path(module.__file__).with_name("experiment_filter.css").read_text()
    found = re.findall(r'\[value="(\d+)"\]:checked\) .*:not\(\[data-tags~="(\d+)"\]', styles)
    assert found == [(str(number), str(number)) for number in range(MAX_TAGS)]


PARTS = {"wide": 6, "half": 3, "third": 2}


@pytest.mark.parametrize("newest_is_wide", [True, False])
def test_experiment_rows_are_full_and_no_card_is_larger_than_a_newer_card(
    newest_is_wide: bool,
) -> None:
    for count in range(31):
        parts = [PARTS[it] for it in card_widths(newest_is_wide and not n for n in range(count))]
        assert len(parts) == count
        assert parts == sorted(parts, reverse=True)
        ends = [end % 6 for end in accumulate(parts)]
        assert all(part <= end or not end for part, end in zip(parts, ends, strict=True)), count
        assert not ends or ends[-1] == 0, "the last row has a hole"


def test_experiment_rows_are_full_before_and_after_a_wide_card() -> None:
    wide = [False, False, True, False, False, False]
    assert card_widths(wide) == ("half", "half", "wide", "third", "third", "third")
    assert card_widths([True, *[False] * 5]) == ("wide", "half", "half", *["third"] * 3)


def rendered(**data: str) -> str:
    return str(experiment_list((Experiment.model_validate(DATA | data),)).render())


def test_only_an_experiment_with_a_larger_picture_links_to_one() -> None:
    shown = rendered(full="/pictures/beaker.webp")
    assert "/pictures/beaker.webp" in shown
    assert "Full-size picture" in shown
    assert "Full-size picture" not in rendered(full="")
