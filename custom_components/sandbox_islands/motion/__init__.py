"""Modules that animated islands share: touch and motion detection, gsap, numbered radios."""

GSAP = ["gsap@3.15.0", "@gsap/react@2.1.2"]
"""The npm packages that ``gsap.js`` imports."""
