"""The error for a drawing that cannot be used."""

from pathlib import Path


class DrawingError(ValueError):
    """A drawing that cannot be used; the message names the file, what is wrong and how to fix it.

    Attributes:
        found: Problem of the drawing, and its line.
        fix: Fix that its owner can make.
    """

    def __init__(self, file: Path, found: str, fix: str, line: int | None = None) -> None:
        """Composes the message.

        Args:
            file: The drawing.
            found: Problem of the drawing.
            fix: Fix that its owner can make.
            line: Line of the problem, counted from 1, if known.
        """
        where = f"{file}:{line}" if line else str(file)
        self.found = f"{found} on line {line}" if line else found
        self.fix = fix
        super().__init__(f"{where}: {found}. To fix it, {fix}.")
