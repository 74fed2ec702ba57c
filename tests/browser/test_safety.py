"""What the page must never do: run what others wrote, or talk to anybody but the playground."""

from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_no_script_or_style_runs_but_the_pages_own(ann):
    told = await ann.page.evaluate(
        """async () => {
          const refused = [];
          document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red" onclick="window.hurt = 1">x</p>');
          document.body.lastChild.click();
          document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.hurt = 2' }));
          await new Promise((resolve) => setTimeout(resolve, 50));
          document.querySelector('p[style]').remove();
          return [window.hurt ?? null, refused.sort()];
        }"""  # noqa: E501  # a script
    )
    assert told == [None, ["script-src-attr", "script-src-elem", "style-src-attr"]]
    ann.troubles.clear()  # Chromium tells of each


async def test_nothing_is_asked_of_anybody_else(ann, playground):
    asked = []
    ann.page.on("request", lambda request: asked.append(request.url))
    await ann.page.reload()
    await ann.ready()
    for name in ("table", "classic", "markdown"):
        await ann.command(name)
    await ann.wait_for("Three")
    own = urlsplit(playground.payloads.address).netloc
    assert len(asked) > 20
    assert {urlsplit(url).netloc for url in asked} == {own}


@pytest.mark.parametrize(
    "address",
    ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "ftp://a/b", "http://", "blob:x"],
)
async def test_only_web_addresses_become_links(ann, address):
    read = "async (address) => (await import('/page/ids.js')).ownAddress(address)"
    assert await ann.page.evaluate(read, address) is None


async def test_an_address_of_the_playground_stays_on_it(ann, playground):
    read = """async (addresses) => {
      const { isOwn, ownAddress } = await import('/page/ids.js');
      return addresses.map(ownAddress).map((address) => [address, isOwn(address)]);
    }"""
    own = playground.payloads.address
    port = own.rpartition(":")[2]
    told = await ann.page.evaluate(
        read, [f"http://localhost:{port}/a.png", f"{own}//evil.example/a", "https://evil.example/a"]
    )
    assert told == [
        [f"{own}/a.png", True],
        [f"{own}//evil.example/a", True],
        ["https://evil.example/a", False],
    ]


async def test_names_are_only_text(ann, playground):
    person = playground.world.add_person("<b>Bold</b>")
    playground.events.person_joined(person)
    await ann.page.locator("#current").click()
    await expect(ann.page.get_by_role("button", name="<b>Bold</b>", exact=True)).to_be_visible()
    assert await ann.page.locator("#people b").count() == 0
