"""Turns an owner's drawings into stickers: trace, outline, border."""
