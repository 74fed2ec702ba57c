"""What really repeats from game to game: finding the dealer, secret choices, dealing, tricks."""
