"""Tests of the site, from its content to a real browser."""

import pytest

# Without it, a failed assertion of a helper tells nothing but that it failed.
pytest.register_assert_rewrite("tests.support")
