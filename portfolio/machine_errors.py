"""Says in a sentence what the machine has refused: space, rights, or a file that is gone."""

from __future__ import annotations

import errno

REASONS = {
    errno.ENOSPC: "The disk is full: there is no space for {file}.",
    errno.EDQUOT: "The disk's quota is used up: there is no space for {file}.",
    errno.EROFS: "The disk is read-only, so {file} cannot be written.",
    errno.EACCES: "This user may not read or write {file}; change its rights or its owner.",
    errno.EPERM: "This user may not read or write {file}; change its rights or its owner.",
    errno.ENOENT: "{file} is gone, or its folder is; run the command again if it is back.",
    errno.EIO: "The disk could not read or write {file}.",
    errno.EMFILE: "Too many files are open for {file}; allow more with `ulimit -n 4096`.",
}
"""Sentences by the error of the system; other errors are mistakes in a program."""


def machine_error(error: BaseException) -> str:
    """Returns a sentence for an error of the system; nothing for any other exception."""
    if not isinstance(error, OSError) or error.errno not in REASONS:
        return ""
    return REASONS[error.errno].format(file=error.filename2 or error.filename or "a file")
