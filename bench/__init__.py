"""Measurements that take a while; their results stand in RESULTS.md."""
