"""What owners begin with, compiled without Reflex's export."""
