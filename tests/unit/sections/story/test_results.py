"""Large figures stand as they are written, with who says so."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Results
from portfolio.sections.case_study.story.results import results, width_of

ITEM = {"figure": "10,000+", "label": "came", "source": "Campaign figures", "date": "2018-04"}


def section(*items: dict[str, str]) -> Results:
    data: dict[str, Any] = {"kind": "results", "title": "The result", "items": items}
    return Results.model_validate(data)


def test_a_figure_of_results_has_label_source_and_date() -> None:
    shown = str(results(section(ITEM)))
    assert "10,000+" in shown
    assert "Campaign figures, April 2018" in shown


def test_a_figure_of_results_measured_on_a_day_names_the_day() -> None:
    assert "Campaign figures, 30 April 2018" in str(
        results(section({**ITEM, "date": "2018-04-30"}))
    )


def test_a_result_on_a_day_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValidationError, match="a day that the calendar has"):
        section({**ITEM, "date": "2018-04-31"})


def test_results_in_words_are_not_animated_and_load_no_script() -> None:
    shown = str(results(section({**ITEM, "figure": "hundreds"})))
    assert "data-count" not in shown
    assert "results.js" not in shown
    assert "results.js" in str(results(section(ITEM)))


def test_results_show_rings_only_on_the_background_of_the_client() -> None:
    assert "rings" in str(results(section(ITEM)))
    own = section(ITEM).model_copy(update={"background_color": "#123456"})
    assert "rings" not in str(results(own))


def test_a_figure_of_results_without_a_source_is_refused() -> None:
    without = {key: value for key, value in ITEM.items() if key != "source"}
    with pytest.raises(ValidationError, match="source"):
        section(without)


def test_five_figures_of_results_are_refused() -> None:
    with pytest.raises(ValidationError, match="at most 4"):
        section(*[ITEM] * 5)


def test_figures_of_results_are_set_in_the_font_of_the_client() -> None:
    assert section(ITEM, {**ITEM, "figure": "hundreds"}).client_words == ("10,000+", "hundreds")


def test_estimated_width_of_a_figure_grows_with_length_and_east_asian_signs() -> None:
    assert width_of("100") < width_of("1,000") < width_of("一万人以上")
