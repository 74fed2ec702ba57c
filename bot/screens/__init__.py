"""What people read: pure functions from what a seat knows to text and layouts."""
