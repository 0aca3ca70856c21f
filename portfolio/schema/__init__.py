"""Writes JSON Schemas, the content reference, and the lists of icon names."""
