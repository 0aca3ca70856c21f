"""The base of every part of a resume."""

from __future__ import annotations

from pydantic import ConfigDict

from portfolio.models.base import Model


class Entry(Model):
    """A part of the document; keys that the page does not show are allowed and kept."""

    model_config = ConfigDict(extra="allow")
