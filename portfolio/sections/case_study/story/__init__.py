"""Sections that tell a case: facts, what was decided, who did what, what came of it."""
