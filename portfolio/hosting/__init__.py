"""What hosts need: headers, the content security policy, caching, configurations."""
