"""Layouts keep Discord's limits by themselves."""

from bot.screens.layout import (
    MOST_CHARACTERS,
    Attachment,
    Beside,
    Button,
    Colour,
    Gap,
    Row,
    Text,
    layout,
    lines,
    rows,
)

PRESS = Button("Press", "press")


def test_components_are_counted_as_discord_does():
    whole = layout(
        Text("a"), Gap(), Row((PRESS, PRESS)), Beside(Text("b"), PRESS), Attachment("c.json")
    )
    assert whole.components == 1 + 1 + 1 + 3 + 3 + 1
    assert whole.characters == 2


def test_empty_parts_are_left_out():
    whole = layout(Text(""), None, [Text("a"), Text("")], colour=Colour.LOBBY)
    assert whole.parts == (Text("a"),)
    assert whole.colour is Colour.LOBBY
    assert lines("a", "", None, "b") == Text("a\nb")


def test_buttons_come_in_rows_of_five():
    buttons = [Button(str(number), str(number)) for number in range(11)]
    assert [len(row.buttons) for row in rows(buttons)] == [5, 5, 1]
    assert rows([]) == []


def test_buttons_are_found_wherever_they_are():
    whole = layout(Text("a"), Row((PRESS,)), Beside(Text("b"), PRESS))
    assert whole.buttons() == [PRESS, PRESS]


def test_too_much_text_is_cut_from_the_longest_block_at_a_line():
    long = "\n".join(["x" * 99] * 50)
    whole = layout(Text("head"), Text(long), Beside(Text("tail"), PRESS))
    assert whole.characters <= MOST_CHARACTERS
    head, cut, tail = whole.texts()
    assert (head.markdown, tail.markdown) == ("head", "tail")
    assert cut.markdown.endswith("x\n…")
    assert set(cut.markdown.splitlines()[:-1]) == {"x" * 99}


def test_one_endless_line_is_cut_too():
    assert layout(Text("x" * 9000), Text("y" * 9000)).characters <= MOST_CHARACTERS


def test_beside_text_is_cut_where_it_is_the_longest():
    whole = layout(Beside(Text("x" * 5000), PRESS), Text("y"))
    assert whole.characters <= MOST_CHARACTERS
    assert whole.buttons() == [PRESS]


def test_a_button_that_stands_apart_begins_a_row():
    buttons = [Button(str(n), str(n), apart=n in (0, 2, 7)) for n in range(9)]
    assert [[button.label for button in row.buttons] for row in rows(buttons)] == [
        ["0", "1"],
        ["2", "3", "4", "5", "6"],
        ["7", "8"],
    ]
