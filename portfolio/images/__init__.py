"""Raster images: renditions, placeholder colours, favicons, social images."""
