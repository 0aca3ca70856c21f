"""Keeps the results of slow functions in files until something that they depend on changes."""

from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.source_digest import source_digest


def cached(
    directory: Path, name: str, make: partial[str] | partial[bytes], reads: Iterable[Path] = ()
) -> bytes:
    """Returns what was made before from the same arguments by the same code, or makes it now.

    The key is made of the code that `make` needs, of its arguments and of `reads`. Paths count
    by the content of their files, also inside lists and tuples; everything else by its `repr`.

    Args:
        directory: Folder of the results; it is created when missing.
        name: File name of the result; the key goes between its stem and suffix.
        make: The function and its arguments.
        reads: Files that the function reads without being given their paths.

    Returns:
        The result, text as UTF-8. Older results of the same name are deleted.
    """
    stem, suffix = Path(name).stem, Path(name).suffix
    file = directory / f"{stem}.{result_key(make, reads)}{suffix}"
    if file.is_file():
        return file.read_bytes()
    made = make()
    result = made.encode() if isinstance(made, str) else made
    write_file(file, result)
    for outdated in set(directory.glob(f"{stem}.*{suffix}")) - {file}:
        outdated.unlink(missing_ok=True)
    return result


def result_key(make: partial[Any], reads: Iterable[Path] = ()) -> str:
    """Returns a name that is another one as soon as the result may be; see :func:`cached`."""
    inputs = [source_digest(make.func.__module__), make.args, make.keywords, *reads]
    digest = sha256()
    for content in _contents(inputs):
        digest.update(len(content).to_bytes(8, "big") + content)
    return digest.hexdigest()[:16]


def _contents(inputs: Iterable[object]) -> Iterator[bytes]:
    for value in inputs:
        if isinstance(value, list | tuple):
            yield from _contents(value)
        elif isinstance(value, dict):
            yield from _contents(sorted(value.items()))
        else:
            yield value.read_bytes() if isinstance(value, Path) else repr(value).encode()
