"""A fixed piece of plain Python work, to express speeds as ratios on a noisy machine.

Time `passes(seconds)` right before and after each slice of the measured work, and report
work per pass of this loop: that figure repeats within about 15 %, where absolute ones do not.
"""

import time


def one_pass():
    """100 small steps with a list, a dict and small integers."""
    table = {}
    hand = list(range(13))
    for i in range(100):
        card = hand[i % 13]
        if card in table:
            table[card] += i
        else:
            table[card] = i
        hand[i % 13] = (card * 7 + i) % 52


def passes(seconds=0.02):
    """Passes per second over about `seconds`."""
    clock, done = time.perf_counter, 0
    start = clock()
    while True:
        for _ in range(20):
            one_pass()
        done += 20
        elapsed = clock() - start
        if elapsed >= seconds:
            return done / elapsed


if __name__ == "__main__":
    print(round(passes(1.0)))
