"""The resume as PDF, plain text and JSON Resume, and the import of other documents."""
