"""Takes along what people have elsewhere: articles of other sites, repositories of GitHub."""
