"""The steps by which a database came to its present shape, oldest first; run at every start.

A new step is a module in `versions/` that names the step before it in `down_revision`. A step that
has been released is never changed.
"""
