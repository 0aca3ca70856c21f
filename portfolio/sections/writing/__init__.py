"""The parts of articles and of their lists."""
