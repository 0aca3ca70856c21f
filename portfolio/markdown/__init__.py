"""Markdown and code to safe HTML."""
