"""What servers set comes back, each server's own."""


async def test_settings_come_back(store):
    value = {"channels": [1, 2], "clock": None, "name": "Ä"}
    await store.settings.put(1, "tables", value)
    await store.settings.put(1, "pings", "off")
    await store.settings.put(2, "pings", "on")
    assert await store.settings.all(1) == {"tables": value, "pings": "off"}
    assert await store.settings.all(2) == {"pings": "on"}
    assert await store.settings.all(3) == {}


async def test_a_setting_is_replaced_and_removed(store):
    await store.settings.put(1, "pings", "off")
    await store.settings.put(1, "pings", "on")
    assert await store.settings.all(1) == {"pings": "on"}
    await store.settings.put(1, "pings", None)
    assert await store.settings.all(1) == {}
