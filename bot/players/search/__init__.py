"""The level `strong`: it imagines what its view hides, and plays each answer out to see."""
