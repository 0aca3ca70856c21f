"""The kinds of section that a case study is made of."""
