"""What an import took, and what it left over, with the place of each."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, order=True)
class Leftover:
    """Something that has no counterpart on this site, or was changed on the way.

    Attributes:
        file: Path within the folder that was imported.
        line: Line of the file.
        what: What was found, and what became of it.
    """

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        """Returns the place as terminals and editors open it, and what is there."""
        return f"{self.file}:{self.line}  {self.what}"


@dataclass
class Report:
    """What became of the articles of a folder.

    Attributes:
        program: Name of the program that the articles were written for, if it is known.
        taken: For each new article of the site its file, by the one that it was made of.
        drafts: The new ones that are drafts.
        kept: The same of articles that were there already, and stay.
        copied: Files that were copied for the articles.
        left: What was left over.
        unused: How many articles say each key that has no place here.
    """

    program: str = ""
    taken: dict[str, str] = field(default_factory=dict)
    drafts: list[str] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)
    copied: list[str] = field(default_factory=list)
    left: list[Leftover] = field(default_factory=list)
    unused: dict[str, int] = field(default_factory=dict)
