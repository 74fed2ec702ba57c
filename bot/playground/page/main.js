// The page's start: who looks, into which channel.

import { door } from "./api.js";
import { byElementId, h } from "./dom.js";
import { Page } from "./page.js";
import { refreshMoments } from "./time.js";
import { World } from "./world.js";

const STATE_EVERY_MS = 5000;
const SEEN_AS = "parlour.user";

/** A person named in the address, else the one who sat here last, else the first. */
function choosePerson(world, wanted) {
  return world.users.get(wanted) ?? world.users.get(localStorage.getItem(SEEN_AS)) ?? world.users.values().next().value;
}

function chooseChannel(world, wanted) {
  return world.channels.has(wanted) ? wanted : world.channels.keys().next().value ?? null;
}

async function firstState() {
  for (;;) {
    try {
      return await door.state();
    } catch (refusal) {
      const banner = byElementId("banner");
      banner.hidden = false;
      banner.textContent = refusal.message;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

async function start() {
  const world = new World();
  world.place(await firstState());
  const wanted = new URLSearchParams(location.search);
  world.me = choosePerson(world, wanted.get("user"));
  world.channelId = chooseChannel(world, wanted.get("channel"));
  localStorage.setItem(SEEN_AS, world.me.id);
  const page = new Page(world);
  page.start();
  setInterval(() => {
    if (!document.hidden) door.state().then((state) => page.refresh(state), () => {});
  }, STATE_EVERY_MS);
  setInterval(() => refreshMoments(document, world.now()), 1000);
}

// An emoji whose picture is missing becomes its name. (Errors of pictures do not bubble, but they can be caught on the way.)
document.addEventListener("error", ({ target }) => {
  if (target instanceof HTMLImageElement && target.classList.contains("emoji")) target.replaceWith(h("span", null, target.alt));
}, true);

start();
