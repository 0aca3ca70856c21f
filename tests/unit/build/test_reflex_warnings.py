"""What Reflex warns of is told once, at the line of the site that it is about."""

from __future__ import annotations

from inspect import currentframe
from pathlib import Path

import pytest
import reflex as rx

from portfolio.build.export_errors import export_error, read_report, write_report
from portfolio.build.reflex_warnings import reflex_warnings
from portfolio.content.diagnostics import Kind


def test_a_warning_of_reflex_is_told_once_with_its_line(
    capfd: pytest.CaptureFixture[str],
) -> None:
    frame = currentframe()
    assert frame
    with reflex_warnings() as warnings:
        for _ in range(3):
            rx.script("go()", loading="lazy")
    (warning,) = warnings
    assert warning.file == "tests/unit/build/test_reflex_warnings.py"
    assert warning.line == frame.f_lineno - 3
    assert warning.message.startswith("rx.script does not support")
    assert warning.kind is Kind.REFLEX
    assert "rx.script" not in "".join(capfd.readouterr())


def test_a_warning_in_the_report_of_a_build_is_no_cause_of_its_failure(
    tmp_path: Path,
) -> None:
    with reflex_warnings() as warnings:
        rx.script("go()", loading="lazy")
    report = tmp_path / "report.json"
    write_report(report, warnings)
    assert read_report(report) == [*warnings]
    causes = export_error("the last line", report).diagnostics
    assert not {*causes} & {*warnings}
