"""A Discord on this machine: gateway, REST, the user's side and a page to play in.

It stands in for Discord when a person tries Parlour out, and in the end-to-end tests. It is as
strict as Discord, keeps Discord's clocks, and misbehaves on order.
"""
