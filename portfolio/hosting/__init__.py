"""Rules for hosts: headers, security policy, caching; and the server on this machine."""
