"""Benchmarks, run by hand with `make bench` on an idle machine."""
