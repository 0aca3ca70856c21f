"""Prints diagnostics, each in full and placeholders as a list; of errors it ends the command."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import click

from portfolio.content.diagnostics import PUT_YOUR_OWN, ContentError, Diagnostic, Kind
from portfolio.errors import CommandError


def print_diagnostics(diagnostics: Iterable[Diagnostic], colour: str) -> None:
    """Prints diagnostics one by one to stderr, in colour on a terminal only."""
    for diagnostic in diagnostics:
        text = str(diagnostic).removeprefix(diagnostic.place)
        click.secho(diagnostic.place, fg=colour, err=True, nl=False)
        click.echo(f"{text}\n", err=True)


def print_warnings(warnings: Iterable[Diagnostic]) -> str:
    """Prints all warnings, the placeholders last.

    Returns:
        A summary in one line.
    """
    placeholders = [it for it in warnings if it.kind is Kind.PLACEHOLDER]
    others = [it for it in warnings if it.kind is not Kind.PLACEHOLDER]
    print_diagnostics(others, "yellow")
    _print_placeholders(placeholders)
    if not placeholders and not others:
        return "content/ is good."
    counts = [_counted(len(others), "thing to look at", "things to look at")] if others else []
    counts += [_counted(len(placeholders), "placeholder", "placeholders")] if placeholders else []
    return f"content/ is valid; {' and '.join(counts)}."


def _print_placeholders(placeholders: Iterable[Diagnostic]) -> None:
    files: dict[str, list[Diagnostic]] = defaultdict(list)
    for placeholder in placeholders:
        files[placeholder.file].append(placeholder)
    for name, found in files.items():
        click.secho(name, fg="yellow", err=True)
        width = max(len(it.field) for it in found)
        for warning in found:
            reason = "" if warning.hint == PUT_YOUR_OWN else f" ({warning.hint})"
            click.echo(
                f"  {warning.line:>4}  {warning.field:<{width}}  {warning.found}{reason}", err=True
            )
        click.echo(err=True)


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


@contextmanager
def printed_errors() -> Iterator[None]:
    """Prints the diagnostics of a :class:`ContentError` in the block.

    Raises:
        CommandError: If there was one, so the command ends with status 1; it says how many errors.
    """
    try:
        yield
    except ContentError as error:
        errors = error.diagnostics
        print_diagnostics(errors, "red")
        folders = sorted({"".join(it.file.partition("/")[:2]) for it in errors if it.file})
        place = f" in {' and '.join(folders)}" if folders else ""
        raise CommandError(f"{len(errors)} error{'s' * (len(errors) > 1)}{place}.") from None
