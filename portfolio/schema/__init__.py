"""Writes JSON Schemas and the content reference from the models."""
