"""Large figures stand as they are written, with who says so."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Results
from portfolio.sections.case_study.results import results, width_of

ITEM = {"figure": "10,000+", "label": "came", "source": "Campaign figures", "date": "2018-04"}


def section(*items: dict[str, str], **fields: Any) -> Results:
    data: dict[str, Any] = {"kind": "results", "title": "The result", "items": items, **fields}
    return Results.model_validate(data)


@pytest.mark.parametrize(
    ("date", "said"), [("2018-04", "April 2018"), ("2018-04-30", "30 April 2018")]
)
def test_a_figure_of_results_has_label_source_and_date(date: str, said: str) -> None:
    shown = str(results(section({**ITEM, "date": date})))
    assert "10,000+" in shown
    assert f'"Campaign figures, {said}"' in shown


def test_results_in_words_are_not_animated_and_load_no_script() -> None:
    shown = str(results(section({**ITEM, "figure": "hundreds"})))
    assert "data-count" not in shown
    assert "results.js" not in shown
    assert "results.js" in str(results(section(ITEM)))


def test_results_show_rings_only_on_the_background_of_the_client() -> None:
    assert "rings" in str(results(section(ITEM)))
    assert "rings" not in str(results(section(ITEM, backgroundColor="#123456")))


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([{**ITEM, "date": "2018-04-31"}], "a day that the calendar has"),
        ([{key: ITEM[key] for key in ITEM if key != "source"}], "source"),
        ([ITEM] * 5, "at most 4"),
    ],
)
def test_a_mistake_in_results_is_explained(items: list[dict[str, str]], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        section(*items)


def test_figures_of_results_are_set_in_the_font_of_the_client() -> None:
    assert section(ITEM, {**ITEM, "figure": "hundreds"}).client_words == ("10,000+", "hundreds")


def test_estimated_width_of_a_figure_grows_with_length_and_east_asian_signs() -> None:
    assert width_of("100") < width_of("1,000") < width_of("一万人以上")
