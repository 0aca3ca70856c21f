"""What editors and people read of the models: JSON Schemas and the content reference."""
