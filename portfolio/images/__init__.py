"""Pixels: renditions, placeholder colours, icons, social images."""
