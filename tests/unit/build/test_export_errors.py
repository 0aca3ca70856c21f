"""Exceptions and warnings become diagnostics, also in the process of Reflex of a build."""

import subprocess
import sys
from inspect import currentframe
from pathlib import Path

import click
import pytest
import reflex as rx
from click.testing import CliRunner

from portfolio.build.export_errors import diagnostics_of, export_error, read_report, write_report
from portfolio.build.reflex_process import BEGIN
from portfolio.build.reflex_warnings import reflex_warnings
from portfolio.content.diagnostics import ContentError, Diagnostic, Kind
from portfolio.content.loader import load
from portfolio.errors import BuildError
from portfolio.paths import CONFIGURATION, OWN_PAGES, SITE
from sandbox_islands import SkillLogo

DIAGNOSTIC = Diagnostic("content/site.yaml", 3, 1, "owner", "expected text", "5", "add quotes")


def test_a_diagnostic_of_an_exception_points_to_the_site_or_else_to_the_engine() -> None:
    with pytest.raises(AttributeError) as caught:
        load(None)  # type: ignore[arg-type]
    caught.value.add_note("Happened while evaluating page 'index'")
    (of_site,) = diagnostics_of(caught.value)
    assert of_site.file == "tests/unit/build/test_export_errors.py"
    (error,) = diagnostics_of(caught.value.with_traceback(caught.tb.tb_next))
    assert error.file == "portfolio/content/loader.py"
    assert error.message.startswith("AttributeError: 'NoneType'")
    assert error.hint == "Happened while evaluating page 'index'"


def test_a_diagnostic_points_to_the_owners_line_that_called_what_raised() -> None:
    code = "from portfolio.components.button import button\n\nbutton('Words', 5)\n"
    with pytest.raises(AttributeError) as caught:
        exec(compile(code, str(OWN_PAGES / "about.py"), "exec"))
    (error,) = diagnostics_of(caught.value)
    assert error.place == "pages/about.py:3:1"


def test_a_diagnostic_of_what_an_island_refuses_points_to_where_it_is_used() -> None:
    with pytest.raises(TypeError) as caught:
        SkillLogo.create(logo="react")
    (error,) = diagnostics_of(caught.value)
    assert error.file == "tests/unit/build/test_export_errors.py"
    assert error.message == "TypeError: SkillLogo needs label, which may not be left out."


def test_a_diagnostic_of_a_syntax_error_has_line_and_column() -> None:
    file = SITE / "portfolio/pages/a_new_page.py"
    with pytest.raises(SyntaxError) as caught:
        compile("\ndef broken(:\n", str(file), "exec")
    (error,) = diagnostics_of(caught.value)
    assert str(error) == "portfolio/pages/a_new_page.py:2:12  SyntaxError: invalid syntax"


def test_a_build_error_for_the_owner_names_no_line_of_code_and_has_no_traceback() -> None:
    (error,) = diagnostics_of(BuildError("PAPER is 'A9'."))
    assert str(error) == "PAPER is 'A9'."

    @click.command()
    def export() -> None:
        raise BuildError("PAPER is 'A9'.")

    ended = CliRunner().invoke(export)
    assert (ended.exit_code, ended.output) == (1, "Error: PAPER is 'A9'.\n")


def test_a_process_exit_has_the_diagnostics_of_its_cause() -> None:
    ended = SystemExit("the text")
    ended.__cause__ = ContentError([DIAGNOSTIC])
    assert diagnostics_of(ended) == (DIAGNOSTIC,)
    assert diagnostics_of(SystemExit(1)) == ()


def test_a_process_exit_that_the_owner_wrote_is_said_at_its_line() -> None:
    with pytest.raises(SystemExit) as caught:
        exec(compile("import sys\n\nsys.exit(3)", str(CONFIGURATION), "exec"))
    (error,) = diagnostics_of(caught.value)
    assert str(error) == "rxconfig.py:3:1  SystemExit: 3"


def test_a_report_of_diagnostics_is_read_back_as_written(tmp_path: Path) -> None:
    written = [DIAGNOSTIC, Diagnostic("a.js", 1, 2, "", "no", kind=Kind.SIZE)]
    write_report(tmp_path / "report.json", written)
    assert read_report(tmp_path / "report.json") == written
    assert read_report(tmp_path / "other.json") == []


def test_the_process_of_reflex_reports_the_exception_that_ended_it(tmp_path: Path) -> None:
    (tmp_path / "rxconfig.py").write_text("import reflex as rx\nconfig = rx.Confg()\n")
    report = tmp_path / "report.json"
    command = [sys.executable, "-m", "portfolio.build.reflex_process", str(report), "export"]
    environment = {"PYTHONPATH": str(SITE), "PATH": "", "HOME": str(tmp_path)}
    ended = subprocess.run(
        command, cwd=tmp_path, env=environment, input=BEGIN.encode(), capture_output=True
    )
    assert ended.returncode == 1
    (error,) = export_error("", report).diagnostics
    assert "Confg" in error.message


def test_a_warning_of_reflex_is_told_once_with_its_line(capfd: pytest.CaptureFixture[str]) -> None:
    frame = currentframe()
    assert frame
    with reflex_warnings() as warnings:
        for _ in range(3):
            rx.script("go()", loading="lazy")
    (warning,) = warnings
    assert warning.file == "tests/unit/build/test_export_errors.py"
    assert warning.line == frame.f_lineno - 3
    assert warning.message.startswith("rx.script does not support")
    assert warning.kind is Kind.REFLEX
    assert "rx.script" not in "".join(capfd.readouterr())


def test_a_warning_in_the_report_of_a_build_is_no_cause_of_its_failure(tmp_path: Path) -> None:
    with reflex_warnings() as warnings:
        rx.script("go()", loading="lazy")
    report = tmp_path / "report.json"
    write_report(report, warnings)
    assert read_report(report) == [*warnings]
    causes = export_error("the last line", report).diagnostics
    assert not {*causes} & {*warnings}
