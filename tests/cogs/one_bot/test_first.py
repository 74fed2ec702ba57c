"""Who pressed a button sees what came of it before anybody else does."""

import pytest

from cogs import panels, showing
from tests.cogs.bench import has_drawn_all, press_one, who_is_asked
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="module")

THE_TABLE = "the table"


@pytest.fixture
def drawn(monkeypatch):
    """What is drawn, in order, panels by their users; others wait longer than usual."""
    order = []
    panel, table = panels.panel_layout, showing.table_message

    def draw_panel(of, user, memory):
        order.append(str(user))
        return panel(of, user, memory)

    def draw_table(*sight, **more):
        order.append(THE_TABLE)
        return table(*sight, **more)

    for module in (panels, showing):
        monkeypatch.setattr(module, "HEAD_START", 2.0)
    monkeypatch.setattr(panels, "panel_layout", draw_panel)
    monkeypatch.setattr(showing, "table_message", draw_table)
    return order


async def test_his_own_panel_is_drawn_before_the_table_and_others(bot, drawn, table, ann, ben):
    while await who_is_asked(ann, ben) is ann:
        await press_one(ann)
    await until(lambda: has_drawn_all(bot))
    await ann.control.advance(5.0)  # from now on all is drawn as soon as there is a reason for it
    drawn.clear()
    await press_one(ben)
    await until(lambda: {ann.id, ben.id, THE_TABLE} <= set(drawn))
    assert drawn[0] == ben.id
