"""Faces of the words: the site's own, then families of Fontsource for what those lack."""
