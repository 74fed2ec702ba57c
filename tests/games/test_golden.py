"""Law 6: golden transcripts, which a person has read, stay as they are."""

from collections.abc import Iterator

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.record import Replay, Step
from tests import golden

RECORDS = golden.records()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_transcript_has_not_changed(file):
    for kept, today in golden.transcripts(file):
        told = golden.difference(kept, today)
        assert not told, f"\n{told}\nIf this is meant: python -m tests.golden --write"


def replays(game: str) -> Iterator[tuple[Replay, list[Step]]]:
    """A game's golden records, played."""
    for file in RECORDS:
        if file.parent.name == game:
            played = Replay(golden.record_in(file))
            yield played, list(played.steps())


every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_golden_records_can_be_played_as_they_stand(game):
    assert [played.error for played, _ in replays(game) if played.error] == []


@every_game
def test_golden_records_come_through_every_phase(game):
    seen = {step.phase for _, steps in replays(game) for step in steps}
    seen |= {played.state.phase.name for played, _ in replays(game)}
    assert seen == {phase.name for phase in GAMES[game]().phase.values()}


@every_game
def test_golden_records_try_every_house_rule(game):
    tried = {name for played, _ in replays(game) for name in played.record.options}
    assert tried == set(GAMES[game].option_kind.model_fields)


def words_of(line: str) -> str:
    """An action line without cards, suits and numbers: `call S alone` is `call alone`."""
    return " ".join(word for word in line.split() if word.islower())


@every_game
def test_golden_records_say_everything_that_can_be_said(game):
    steps = [step for _, steps in replays(game) for step in steps if step.seat != CHANCE]
    said = {words_of(step.decision.text(step.value)) for step in steps}
    could_be_said = {
        words_of(step.decision.text(value)) for step in steps for value in step.decision
    }
    assert said == could_be_said


def test_a_changed_transcript_is_told_line_by_line(tmp_path):
    kept = tmp_path / "kept.txt"
    kept.write_text("Deal 1\nScore: nobody\n", encoding="utf-8")
    assert golden.difference(kept, "Deal 1\nScore: nobody\n") == ""
    assert "+Score: Ann +1" in golden.difference(kept, "Deal 1\nScore: Ann +1\n")
    assert "+Deal 1" in golden.difference(tmp_path / "new.txt", "Deal 1\n")
