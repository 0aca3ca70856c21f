"""The owner's commands, a file each."""
