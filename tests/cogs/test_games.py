"""What is peculiar to a game where commands speak of it."""

from bot.engine.games import GAMES
from bot.store import Sort
from cogs.games import usual_sort


def test_wins_count_where_points_are_no_measure_of_who_plays_well():
    assert usual_sort("") is Sort.WINS
    by_wins = {game for game in GAMES if usual_sort(game) is Sort.WINS}
    assert by_wins == {"close_call"}, "in which nobody ever has more than nothing"
