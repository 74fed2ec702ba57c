"""The rules engine: rules know, states remember, views show what one seat may know."""
