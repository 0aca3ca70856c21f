"""The error for a drawing that cannot be used."""

from pathlib import Path


class DrawingError(ValueError):
    """A drawing that cannot be used; the message names the file, what is wrong and how to fix it.

    Attributes:
        found: What is wrong with it, and on which line.
        fix: What its owner can do.
    """

    def __init__(self, file: Path, found: str, fix: str, line: int | None = None) -> None:
        """Composes the message.

        Args:
            file: The drawing.
            found: What is wrong with it.
            fix: What its owner can do.
            line: Where it was found, counted from 1, if known.
        """
        where = f"{file}:{line}" if line else str(file)
        self.found = f"{found} on line {line}" if line else found
        self.fix = fix
        super().__init__(f"{where}: {found}. To fix it, {fix}.")
