"""`check` prints errors first, and placeholders last."""

from __future__ import annotations

import json

import pytest

from portfolio.build import source_errors
from portfolio.content.diagnostics import Diagnostic

from .conftest import CommandLine


def test_check_lists_placeholders_by_file_at_the_end(command_line: CommandLine) -> None:
    file = command_line.content / "projects/loans/project.yaml"
    file.write_text(file.read_text().replace("#fff4dc", "#1b0f33", 1))
    output = command_line.run("check").output
    contrast = output.index("expected a contrast of 4.5:1")
    heading = output.index("content/site.yaml\n")
    assert contrast < heading < output.index('owner           "Your Name"')
    assert output.count("content/site.yaml") == 1
    assert output.splitlines()[-1].startswith("content/ is valid; ")


def test_a_strict_check_fails_on_warnings(command_line: CommandLine) -> None:
    assert "placeholders." in command_line.refuses("check", "--strict")


def test_a_check_with_an_error_ends_with_status_1_and_without_colour_codes(
    command_line: CommandLine,
) -> None:
    file = command_line.content / "site.yaml"
    file.write_text(file.read_text().replace("owner:", "ovner:"))
    output = command_line.refuses("check")
    assert "did you mean `owner`?" in output
    assert "\x1b[" not in output


def test_check_reports_a_mistake_in_a_script(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = Diagnostic("portfolio/layout/boot.js", 3, 7, "", "JavaScript: Unexpected token")
    monkeypatch.setattr(source_errors, "source_errors", lambda root: [mistake])
    output = command_line.refuses("check")
    assert output.startswith("portfolio/layout/boot.js:3:7  JavaScript: Unexpected token\n")
    assert output.splitlines()[-1].startswith("Error: 1 error in ")


def test_a_resume_of_too_many_pages_is_an_error_until_more_are_allowed(
    command_line: CommandLine,
) -> None:
    file = command_line.content / "resume.json"
    document = json.loads(file.read_text())
    file.write_text(json.dumps({**document, "work": document["work"] * 4}))
    output = command_line.refuses("check")
    assert output.startswith("content/resume.json:1:1  The resume cannot be set as a PDF")
    assert 'allow more with "pages" in meta.page' in " ".join(output.split())
    page = {**document["meta"]["page"], "pages": 4}
    file.write_text(json.dumps({**document, "work": document["work"] * 4, "meta": {"page": page}}))
    assert command_line.run("check").exit_code == 0
