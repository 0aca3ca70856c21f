"""Returns exceptions as diagnostics."""

from __future__ import annotations

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.errors import BuildError, exception_place


def diagnostics_of(error: BaseException) -> tuple[Diagnostic, ...]:
    """Returns what an exception says of the sources of the site.

    Args:
        error: A :class:`ContentError` carries its diagnostics, the message of a
            :class:`BuildError` is for the owner, and of any other exception the place is named.

    Returns:
        Nothing for an exit whose cause is not known.
    """
    if isinstance(error, SystemExit):
        return diagnostics_of(error.__cause__) if error.__cause__ else ()
    if isinstance(error, ContentError):
        return error.diagnostics
    if isinstance(error, BuildError):
        return (Diagnostic("", 0, 0, "", str(error)),)
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    hint = "; ".join(getattr(error, "__notes__", ()))
    found = f"{type(error).__name__}: {text}"
    return (Diagnostic(*exception_place(error), "", found, hint=hint),)
