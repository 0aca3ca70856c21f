"""One function of one model, beside its stylesheet."""
