"""`make bench`: how fast, as ratios to a fixed loop. `ARGS="--json"` prints one line of JSON."""

import argparse
import json

from tests.bench import euchre
from tests.bench.measuring import Figure, measure


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--rounds", type=int, default=15, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each time")
    arguments = parser.parse_args()
    figures = measure(euchre.benches(), arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps({"figures": [figure.as_dict() for figure in figures]}))
    else:
        tell(figures, arguments.rounds)


def tell(figures: list[Figure], rounds: int) -> None:
    print(f"Medians of {rounds} rounds; a pass is one of tests/bench/reference_loop.py.")
    for figure in figures:
        said = figure.as_dict()
        sign = ">=" if figure.per_pass else "<="
        print(
            f"{figure.name:40} {said['median']:8.4f} {said['unit']:12}"
            f" ({said['least']:.4f} to {said['most']:.4f})"
            f"   target {sign} {figure.target}: {'reached' if figure.reached else 'NOT REACHED'}"
        )


if __name__ == "__main__":
    main()
