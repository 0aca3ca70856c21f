"""Every block of a case study, on pages that only tests see."""
