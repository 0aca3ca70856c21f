"""Builds dist/ from content: the steps before, during and after Reflex's own export."""
