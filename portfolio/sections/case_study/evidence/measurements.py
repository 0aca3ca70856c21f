"""Small charts with a table of their figures."""

from __future__ import annotations

from decimal import Decimal

import reflex as rx

from portfolio.components.disclosure import disclosure
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import current_locale, words
from portfolio.i18n.figures import number_in_words
from portfolio.models.sections import Measurements
from portfolio.models.sections.evidence import Chart, ChartPart

COLOURS = 4
"""Number of colours of bars; further parts begin again."""


def measurements(section: Measurements) -> rx.Component:
    """Returns a card for each chart, source and date below them, and a table that unfolds.

    A part has the same colour in every chart, and all bars have one scale.
    """
    dated = rx.el.p(
        rx.el.span(section.source),
        rx.el.span(current_locale().calendar_date(section.date)),
        class_name="charts__source",
    )
    return page_section(
        section,
        rx.el.div(
            section_head(section.title, section.lead),
            rx.el.div(*(_chart(it, section) for it in section.charts), class_name="charts"),
            dated,
            rx.el.div(
                disclosure(words().measurements.table, _table(section)), class_name="disclosures"
            ),
            class_name="wrap",
        ),
        ground="paper",
    )


def _chart(chart: Chart, section: Measurements) -> rx.Component:
    unit = [" ", rx.el.small(chart.unit)] if chart.unit else []
    more = []
    if chart.parts:
        more.append(rx.el.ul(*(_bar(it, chart, section) for it in chart.parts), class_name="bars"))
    if chart.note:
        more.append(rx.el.p(chart.note, class_name="chart__note"))
    return rx.el.div(
        rx.el.h3(chart.title),
        rx.el.div(_number(chart.value), *unit, class_name="chart__figure"),
        *more,
        class_name="chart",
    )


def _bar(part: ChartPart, chart: Chart, section: Measurements) -> rx.Component:
    colour = section.labels.index(part.label) % COLOURS + 1
    share = float(part.value / section.greatest)
    bar = rx.el.span(class_name=f"bar bar--{colour}", custom_attrs=_share(share))
    return rx.el.li(rx.el.span(part.label), bar, rx.el.span(_with_unit(part.value, chart.unit)))


def _share(share: float) -> dict[str, dict[str, float]]:
    return {"style": {"--share": round(share, 4)}}


def _table(section: Measurements) -> rx.Component:
    label = words().measurements
    columns = [rx.el.th(chart.title, scope="col") for chart in section.charts]
    parts = [{it.label: it.value for it in chart.parts} for chart in section.charts]
    rows = [(name, [values.get(name) for values in parts]) for name in section.labels] + [
        (label.overall, [chart.value for chart in section.charts])
    ]
    return rx.el.table(
        rx.el.thead(rx.el.tr(rx.el.th(label.part, scope="col"), *columns)),
        rx.el.tbody(*(_row(name, values, section) for name, values in rows)),
        class_name="charts__table",
    )


def _row(name: str, values: list[Decimal | None], section: Measurements) -> rx.Component:
    cells = (
        rx.el.td("" if value is None else _with_unit(value, chart.unit))
        for value, chart in zip(values, section.charts, strict=True)
    )
    return rx.el.tr(rx.el.th(name, scope="row"), *cells)


def _with_unit(value: Decimal, unit: str) -> str:
    return f"{_number(value)}\N{NO-BREAK SPACE}{unit}" if unit else _number(value)


def _number(value: Decimal) -> str:
    return number_in_words(value, current_locale().language)
