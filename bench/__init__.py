"""Measurements that need more than the package: a C compiler, and both builds side by side."""
