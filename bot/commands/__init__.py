"""The commands of `python -m bot`, one module each.

A command's module has `add_arguments(parser)` and `run(arguments)`, which returns the exit status;
what a person can put right it raises as `ParlourError`.
"""
