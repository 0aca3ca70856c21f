"""The scripts of an exported site: which there are, and how few and short they can be."""
