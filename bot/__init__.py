"""Parlour: card and dice games for a Discord server."""
