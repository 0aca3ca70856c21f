"""The tests' own site: small, complete, and nobody's to edit.

What ``content/`` says belongs to its owner; a test that needs certain words finds them here.
"""

from __future__ import annotations

from pathlib import Path

SAMPLE = Path(__file__).parents[1] / "sample"
CONTENT = SAMPLE / "content"
ASSETS = SAMPLE / "assets"
"""As beside any content: drawings, outlines and films that it names."""
