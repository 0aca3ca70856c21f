"""Styles of page titles that have a layout of their own."""
