"""Takes along what people have elsewhere: articles of other programs and repositories of GitHub."""
