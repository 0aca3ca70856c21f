"""What the loader is made of: files to data with marks, errors to faults, checks."""
