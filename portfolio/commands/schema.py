"""``schema``: the JSON Schemas and the content reference, written from the models."""

from __future__ import annotations

from pathlib import Path

import click

from portfolio import paths
from portfolio.atomic_write import write_files
from portfolio.errors import CommandError
from portfolio.paths import relative_path


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; fail if something would change.")
def schema(check: bool) -> None:
    """Write the JSON Schemas and the content reference.

    That is content/.schema/*.json, for completion while typing, and content/.schema/reference.md,
    which in the engine's own repository is docs/content-reference.md.

    Example: python -m portfolio schema
    """
    from portfolio.schema import REFERENCE_FILE, reference, schemas

    wanted = {paths.CONTENT / name: text for name, text in schemas().items()}
    wanted[_reference_file(REFERENCE_FILE)] = reference()
    stale = [file for file, text in wanted.items() if not _is_current(file, text)]
    if check and stale:
        names = ", ".join(map(relative_path, stale))
        raise CommandError(f"Stale: {names}. Run: python -m portfolio schema")
    write_files({file: wanted[file] for file in stale})
    click.echo(f"{len(stale)} of {len(wanted)} files written." if stale else "All are current.")


def _reference_file(name: Path) -> Path:
    is_repository = paths.ENGINE.parent == paths.SITE
    return paths.SITE / name if is_repository else paths.CONTENT / ".schema" / "reference.md"


def _is_current(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text
