"""Blocks of a page: each a function of one model, each beside its stylesheet."""
