"""`make bench`: how fast, and how well the levels play. `ARGS="--json"` prints one line of JSON.

The engine's figures are ratios to a fixed loop, the bot's to a bare echo bot on the
same playground.
"""

import argparse
import asyncio
import json
import statistics

from tests.bench import cribbage, euchre, playouts, searching
from tests.bench.levels import standings
from tests.bench.measuring import Figure, measure
from tests.bench.presses import MOST_OWN, measure_presses, seconds_until_ready

STARTS = 3
READY = 5.0
"""Seconds in which the playground should be there, on a machine that has nothing else to do."""


def main() -> None:
    arguments = read_arguments()
    benches = [
        *playouts.benches(),
        *euchre.benches(),
        *cribbage.benches(),
        *searching.benches(),
    ]
    figures = measure(benches, arguments.rounds, arguments.seconds)
    said: dict[str, object] = {"figures": [figure.as_dict() for figure in figures]}
    if not arguments.json:
        tell(figures, arguments.rounds)
    if arguments.level_seconds:
        found = standings(arguments.level_seconds)
        said["levels"] = [standing.as_dict() for standing in found]
        if not arguments.json:
            print("\nMirrored deals, a level against the one below it:", *found, sep="\n")
    if arguments.presses:
        said |= asyncio.run(measure_bot(arguments))
        if not arguments.json:
            tell_of_bot(said, arguments.press_rounds)
    if arguments.json:
        print(json.dumps(said))


async def measure_bot(arguments: argparse.Namespace) -> dict[str, object]:
    ready = [await seconds_until_ready() for _ in range(STARTS)]
    measured = await measure_presses(arguments.press_rounds, arguments.presses)
    return {"bot": measured.as_dict(), "ready_seconds": round(statistics.median(ready), 2)}


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--rounds", type=int, default=15, help="of the engine's figures")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each of these, in a round")
    parser.add_argument("--press-rounds", type=int, default=5, help="of the bot's figures")
    parser.add_argument(
        "--level-seconds", type=float, default=5.0,
        help="for each level in each game; 0 leaves them out",
    )  # fmt: skip
    parser.add_argument(
        "--presses", type=int, default=30, help="of each bot in a round; 0 leaves them out"
    )
    return parser.parse_args()


def tell(figures: list[Figure], rounds: int) -> None:
    print(f"Medians of {rounds} rounds; a pass is one of tests/bench/reference_loop.py.")
    for figure in figures:
        said = figure.as_dict()
        print(
            f"{figure.name:40} {said['median']:8.4f} {said['unit']:12}"
            f" ({said['least']:.4f} to {said['most']:.4f}){aim(figure)}",
            flush=True,
        )


def aim(figure: Figure) -> str:
    """A figure's target and whether it is reached; nothing where there is none."""
    if figure.target is None:
        return ""
    sign = ">=" if figure.per_pass else "<="
    return f"   target {sign} {figure.target}: {verdict(figure.reached)}"


def tell_of_bot(said: dict, rounds: int) -> None:
    tell_of_presses(said["bot"], rounds)
    tell_of_process(said["bot"])
    ready = said["ready_seconds"]
    print(
        f"python -m bot playground is ready after {ready:.1f} s, the median of {STARTS} starts"
        f"   target <= {READY:.0f} s: {verdict(ready <= READY)}"
    )


def tell_of_presses(bot: dict, rounds: int) -> None:
    print(
        f"\n{bot['presses']} plays at the bot's panels, and between them as many presses of a bare"
        f" echo's button; ratios of p50, medians of {rounds} rounds."
    )
    for one in bot["compared"]:
        real, echo = one["bot"], one["echo"]
        target = f"   target <= {one['target']}: {verdict(one['reached'])}" if one["target"] else ""
        print(
            f"{one['name']:15} p50 {real['p50_ms']:6.1f} ms, p99 {real['p99_ms']:6.1f} ms"
            f"   echo: p50 {echo['p50_ms']:6.1f} ms, p99 {echo['p99_ms']:6.1f} ms"
            f"   ratio {one['ratio']:.2f} ({one['least']:.2f} to {one['most']:.2f}){target}"
        )
    if bot["new_deals_ms"]:
        print(f"panel there for a new deal after {bot['new_deals_ms']} ms")


def tell_of_process(bot: dict) -> None:
    print(f"commit of a play: p50 {bot['commit_p50_ms']} ms, p99 {bot['commit_p99_ms']} ms")
    print(f"the bot's process works {bot['own_ms_a_press']} ms a play")
    busiest, longest = bot["busiest_stall"], bot["longest_stall"]
    print(
        f"its event loop's busiest step worked {busiest['own'] * 1000:.1f} ms"
        f"   target <= {MOST_OWN * 1000:.0f} ms: {verdict(busiest['own'] <= MOST_OWN)}"
        f"   {busiest['what'][:90]}"
    )
    print(
        f"its longest step took {longest['seconds'] * 1000:.1f} ms by the clock, and worked"
        f" {longest['own'] * 1000:.1f} ms of them   {longest['what'][:90]}"
    )


def verdict(reached: bool | None) -> str:
    return "reached" if reached else "NOT REACHED"


if __name__ == "__main__":
    main()
