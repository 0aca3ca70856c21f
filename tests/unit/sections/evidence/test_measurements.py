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


def read(*charts: dict[str, Any], date: str = "2026-11-21") -> Measurements:
    data = {"kind": "measurements", "title": "T", "source": "A lab", "date": date}
    return Measurements.model_validate({**data, "charts": charts})


def test_charts_have_one_scale_and_a_table_with_a_row_for_every_part_and_the_figures() -> None:
    shown = str(measurements(read(PHONE, DESK)))
    for share in ("0.5", "0.25", "1.0"):
        assert f'["--share"] : {share}' in shown
    assert [shown.count(f'"{name}"') for name in ("Pictures", "Overall")] == [2, 1]
    assert "A lab" in shown


def test_chart_figures_are_in_the_sites_language_with_every_digit() -> None:
    with use_locale(Locale("de")):
        shown = str(measurements(read(PHONE)))
    assert "1.163,5" in shown
    assert "21. November 2026" in shown


@pytest.mark.parametrize(
    ("charts", "date", "message"),
    [
        ([PHONE, {**DESK, "unit": "ms"}], "2026-11-21", "one unit for all charts with parts"),
        ([PHONE], "2026-02-30", "a day that the calendar has"),
        ([{**PHONE, "value": -1}], "2026-11-21", "greater than or equal to 0"),
    ],
)
def test_a_mistake_in_measurements_is_explained(
    charts: list[dict[str, Any]], date: str, message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(*charts, date=date)


def test_charts_without_parts_have_no_bars() -> None:
    shown = str(measurements(read({"title": "Shift", "value": 0, "note": "Nothing moved."})))
    assert "bars" not in shown
    assert "Nothing moved." in shown
