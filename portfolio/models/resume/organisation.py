"""Names of employers and schools."""

from __future__ import annotations

from typing import Annotated

from portfolio.models.meaning import Meaning

Organisation = Annotated[str, Meaning.ORGANISATION]
"""The name of an employer or a school."""
