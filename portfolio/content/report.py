"""What `check` says: each thing to look at, and the placeholders in a list at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

import click

from portfolio.content.diagnostics import Fault, Kind


def tell(faults: Iterable[Fault], colour: str) -> None:
    """Prints faults one by one; colours are left out where nobody would see them."""
    for fault in faults:
        place, _, rest = str(fault).partition("\n")
        click.secho(place, fg=colour, err=True)
        click.echo(f"{rest}\n", err=True)


def tell_placeholders(placeholders: Iterable[Fault]) -> None:
    """Prints what still waits for the owner's own words, file by file."""
    files: dict[str, list[Fault]] = defaultdict(list)
    for placeholder in placeholders:
        files[placeholder.file].append(placeholder)
    for name, found in files.items():
        click.secho(name, fg="yellow", err=True)
        for line in _table(found):
            click.echo(line, err=True)
        click.echo(err=True)


def told(warnings: Iterable[Fault]) -> str:
    """Prints all warnings and returns them in one line."""
    waiting = [it for it in warnings if it.kind is Kind.PLACEHOLDER]
    others = [it for it in warnings if it.kind is not Kind.PLACEHOLDER]
    tell(others, "yellow")
    tell_placeholders(waiting)
    if not waiting and not others:
        return "content/ is good."
    counts = [_counted(len(others), "thing to look at", "things to look at")] if others else []
    counts += [_counted(len(waiting), "placeholder", "placeholders")] if waiting else []
    return f"content/ is valid; {' and '.join(counts)}."


def _table(found: list[Fault]) -> Iterator[str]:
    width = max(len(it.field) for it in found)
    return (f"  {it.line:>4}  {it.field:<{width}}  {it.found}" for it in found)


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
