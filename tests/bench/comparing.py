"""Times of the real bot beside those of a bare echo, round by round."""

import statistics
from dataclasses import dataclass, field

Round = list[float]


def percentile(seconds, part):
    """The p-th percentile, p from 1 to 99."""
    return statistics.quantiles(seconds, n=100, method="inclusive")[part - 1]


@dataclass
class Times:
    """Seconds, one list a round."""

    rounds: list[Round] = field(default_factory=list)

    @property
    def p50s(self):
        return [percentile(one, 50) for one in self.rounds]

    def as_dict(self):
        everything = [seconds for one in self.rounds for seconds in one]
        return {
            "p50_ms": _ms(percentile(everything, 50)),
            "p99_ms": _ms(percentile(everything, 99)),
        }


@dataclass
class Comparison:
    """How many times as long something takes as with the echo; there may be a target for that."""

    name: str
    target: float | None = None
    real: Times = field(default_factory=Times)
    echo: Times = field(default_factory=Times)

    @property
    def ratios(self):
        """Of the p50s of each round."""
        return [real / echo for real, echo in zip(self.real.p50s, self.echo.p50s, strict=True)]

    def as_dict(self):
        ratio = statistics.median(self.ratios)
        return {
            "name": self.name,
            "bot": self.real.as_dict(),
            "echo": self.echo.as_dict(),
            "ratio": round(ratio, 2),
            "least": round(min(self.ratios), 2),
            "most": round(max(self.ratios), 2),
            "target": self.target,
            "reached": None if self.target is None else ratio <= self.target,
        }


def _ms(seconds):
    return round(seconds * 1000, 1)
