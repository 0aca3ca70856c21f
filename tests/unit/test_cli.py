"""The owner's commands say what is wrong, where, and leave what works alone."""

from __future__ import annotations

from pathlib import Path

PROJECT = Path(__file__).parents[2]
