"""Markup of charts with a table of their figures."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

import reflex as rx

from portfolio.components.page_section import page_section, section_head
from portfolio.components.small_parts import disclosure
from portfolio.i18n.current import current_locale, words_of
from portfolio.i18n.figures import number_in_words
from portfolio.sections.measurements.model import Chart, ChartPart, Measurements
from portfolio.sections.measurements.words import MeasurementsWords
from portfolio.sections.section import section

BAR_COLORS = 4
"""Number of colours of bars; further parts begin again."""


@section
def measurements(section: Measurements) -> rx.Component:
    """Returns a card for each chart, source and date below them, and a table that unfolds.

    A part has the same colour in every chart, and all bars have one scale.
    """
    charts = (_chart(chart, section) for chart in section.charts)
    dated = (rx.el.span(section.source), rx.el.span(current_locale().calendar_date(section.date)))
    table = disclosure(words_of(MeasurementsWords).table, _table(section))
    content = rx.el.div(
        section_head(section.title, section.lead),
        rx.el.div(*charts, class_name="charts"),
        rx.el.p(*dated, class_name="charts__source"),
        rx.el.div(table, class_name="disclosures"),
        class_name="wrap",
    )
    return page_section(section, content)


def _chart(chart: Chart, section: Measurements) -> rx.Component:
    unit = [" ", rx.el.small(chart.unit)] if chart.unit else []
    bars = [_bar(part, chart, section) for part in chart.parts]
    return rx.el.div(
        rx.el.h3(chart.title),
        rx.el.div(_number(chart.value), *unit, class_name="chart__figure"),
        *([rx.el.ul(*bars, class_name="bars")] if bars else []),
        *([rx.el.p(chart.note, class_name="chart__note")] if chart.note else []),
        class_name="chart",
    )


def _bar(part: ChartPart, chart: Chart, section: Measurements) -> rx.Component:
    color = section.labels.index(part.label) % BAR_COLORS + 1
    style = {"--share": round(float(part.value / section.greatest), 4)}
    bar = rx.el.span(class_name=f"bar print-exact bar--{color}", custom_attrs={"style": style})
    return rx.el.li(rx.el.span(part.label), bar, rx.el.span(_with_unit(part.value, chart.unit)))


def _table(section: Measurements) -> rx.Component:
    label = words_of(MeasurementsWords)
    columns = [rx.el.th(chart.title, scope="col") for chart in section.charts]
    parts = [{part.label: part.value for part in chart.parts} for chart in section.charts]
    rows = [_row(name, [part.get(name) for part in parts], section) for name in section.labels]
    rows.append(_row(label.overall, [chart.value for chart in section.charts], section))
    return rx.el.table(
        rx.el.thead(rx.el.tr(rx.el.th(label.part, scope="col"), *columns)),
        rx.el.tbody(*rows),
        class_name="charts__table",
    )


def _row(name: str, values: Sequence[Decimal | None], section: Measurements) -> rx.Component:
    cells = (
        rx.el.td("" if value is None else _with_unit(value, chart.unit))
        for value, chart in zip(values, section.charts, strict=True)
    )
    return rx.el.tr(rx.el.th(name, scope="row"), *cells)


def _with_unit(value: Decimal, unit: str) -> str:
    return f"{_number(value)}\N{NO-BREAK SPACE}{unit}" if unit else _number(value)


def _number(value: Decimal) -> str:
    return number_in_words(value, current_locale().language)
