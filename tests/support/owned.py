"""What the site says today, in its owner's words."""

from __future__ import annotations

from portfolio import paths
from portfolio.loader import load

CONTENT = load(paths.CONTENT).content
"""Tests of the built site look up here what they expect to see on its pages."""
