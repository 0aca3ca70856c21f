"""Components that several sections use."""
