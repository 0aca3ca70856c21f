"""Tests of the site, from its content to a real browser."""
