"""Checks new files of a site on a copy of it, before they are written."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.paths import BUILT_ASSETS
from portfolio.routing.load_site import load_site

ASSETS = "assets"


def errors_with(content: Path, files: Mapping[str, str | Path]) -> tuple[Diagnostic, ...]:
    """Returns the errors that a site would have with new files.

    Args:
        content: Folder of the content, with ``assets/`` beside it.
        files: The text of each new file, or the file that it is a copy of, by its path from the
            folder that both are in.
    """
    site = content.absolute().parent
    with TemporaryDirectory(prefix=".import-", dir=site) as folder:
        copy = Path(folder)
        shutil.copytree(content, copy / content.name, copy_function=_link)
        if (site / ASSETS).is_dir():
            ignore = shutil.ignore_patterns(*BUILT_ASSETS)
            shutil.copytree(site / ASSETS, copy / ASSETS, copy_function=_link, ignore=ignore)
        for name, source in files.items():
            file = copy / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(source, Path):
                if not file.exists():
                    _link(source, file)
            else:
                file.write_text(source, encoding="utf-8")
        found = (*_errors(copy / content.name, drafts=False), *_errors(copy / content.name))
        return tuple(dict.fromkeys(found))


def _errors(content: Path, *, drafts: bool = True) -> tuple[Diagnostic, ...]:
    try:
        load_site(content, drafts=drafts)
    except ContentError as error:
        return error.diagnostics
    return ()


def _link(source: str | Path, target: str | Path) -> str:
    """Makes a second name of a file, which takes no space; a copy where that cannot be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return str(target)
