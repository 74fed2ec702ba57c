"""Slash commands and components: they ask the table, and show its answer."""
