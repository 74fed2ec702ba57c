"""The paths of the REST API, of the playground's own door, and of the page."""
