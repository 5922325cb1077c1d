"""The documentation site: the Markdown of the repository and the docstrings of the package, as pages with one look."""
