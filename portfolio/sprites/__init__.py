"""Turns drawings of the owner's own into sprites: trace, outline, border, preview."""
