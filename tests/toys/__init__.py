"""Small games that exist for the tests alone: one that keeps every law, and many that each break one."""
