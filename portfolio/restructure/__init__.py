"""Renames and deletes parts of the content; links and pictures that others use follow."""
