"""A number in a circle."""

from __future__ import annotations

NUMERAL = "numeral print-exact icon-button icon-button--accent"
"""Class of an element that shows a number in a circle, such as that of a step."""
