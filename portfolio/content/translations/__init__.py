"""Translations: the files beside a content file that say it in another language."""
