"""Sections of the pages: a function that takes a model, beside its stylesheet."""
