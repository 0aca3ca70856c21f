"""Newer releases of the pinned packages."""
