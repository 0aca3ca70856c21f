"""The sections of the resume page."""
