"""The kinds of section of a case study."""
