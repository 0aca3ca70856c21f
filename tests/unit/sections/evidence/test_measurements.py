"""Charts share a scale, name their source, and have a table."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.models.sections import Measurements
from portfolio.sections.case_study.evidence.measurements import measurements

PHONE = {
    "title": "Phone",
    "value": 1163.5,
    "unit": "kB",
    "parts": [{"label": "Pictures", "value": 50}, {"label": "Fonts", "value": 25}],
}
DESK = {"title": "Desk", "value": 200, "unit": "kB", "parts": [{"label": "Fonts", "value": 100}]}


def read(*charts: dict[str, Any], **fields: Any) -> Measurements:
    data = {"kind": "measurements", "title": "T", "source": "A lab", "date": "2026-11-21"}
    return Measurements.model_validate({**data, "charts": charts, **fields})


def test_bars_of_every_chart_have_the_same_scale() -> None:
    shown = str(measurements(read(PHONE, DESK)))
    for share in ("0.5", "0.25", "1.0"):
        assert f'["--share"] : {share}' in shown


def test_chart_figures_are_in_the_sites_language_with_every_digit() -> None:
    with use_locale(Locale("de")):
        shown = str(measurements(read(PHONE)))
    assert "1.163,5" in shown
    assert "21. November 2026" in shown


def test_the_table_of_a_chart_has_a_row_for_every_part_and_one_for_figures() -> None:
    shown = str(measurements(read(PHONE, DESK)))
    assert [shown.count(f'"{it}"') for it in ("Pictures", "Overall")] == [2, 1]
    assert "A lab" in shown


def test_chart_bars_of_two_units_are_refused() -> None:
    with pytest.raises(ValidationError, match="one unit for all charts with parts"):
        read(PHONE, {**DESK, "unit": "ms"})


def test_a_measurement_on_a_day_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValidationError, match="a day that the calendar has"):
        read(PHONE, date="2026-02-30")


def test_a_negative_chart_figure_is_refused() -> None:
    with pytest.raises(ValidationError, match="greater than or equal to 0"):
        read({**PHONE, "value": -1})


def test_charts_without_parts_have_no_bars() -> None:
    shown = str(measurements(read({"title": "Shift", "value": 0, "note": "Nothing moved."})))
    assert "bars" not in shown
    assert "Nothing moved." in shown
