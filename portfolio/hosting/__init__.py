"""Rules for hosts: headers, the content security policy, caching, configurations."""
