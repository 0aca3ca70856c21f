"""Keeps what is slow to draw until something it was drawn from changes."""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from portfolio.atomic_write import write_file

CODE = sorted(
    it for room in ("drawing", "images") for it in (Path(__file__).parent / room).glob("*.py")
)


def cached(
    directory: Path, name: str, inputs: Iterable[object], make: Callable[[], bytes]
) -> bytes:
    """Returns what was made before from the same inputs, or makes it now.

    Args:
        directory: Where results are kept; it is created when missing.
        name: File name of the result; the key goes between its stem and suffix.
        inputs: Everything the result depends on. Paths count by the content of their files, also
            inside lists and tuples; everything else counts by its `repr`. The code of this
            package is always among them.
        make: Makes the result.

    Returns:
        The result. Older results of the same name are swept away.
    """
    stem, suffix = Path(name).stem, Path(name).suffix
    kept = directory / f"{stem}.{_key([CODE, *inputs])}{suffix}"
    if kept.is_file():
        return kept.read_bytes()
    result = make()
    write_file(kept, result)
    for outdated in set(directory.glob(f"{stem}.*{suffix}")) - {kept}:
        outdated.unlink(missing_ok=True)
    return result


def _key(inputs: Iterable[object]) -> str:
    digest = sha256()
    for content in _contents(inputs):
        digest.update(len(content).to_bytes(8, "big") + content)
    return digest.hexdigest()[:16]


def _contents(inputs: Iterable[object]) -> Iterator[bytes]:
    for value in inputs:
        if isinstance(value, list | tuple):
            yield from _contents(value)
        else:
            yield value.read_bytes() if isinstance(value, Path) else repr(value).encode()
