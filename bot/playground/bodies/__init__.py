"""The shapes of request bodies: what may stand in them, and what Discord says when it may not."""
