// The channel's messages on the screen. Only rows that changed are touched.

import { h } from "../dom.js";
import { morph } from "../morph.js";
import { dayText, sameDay } from "../time.js";
import { rememberFocus, restoreFocus } from "./focus.js";
import { drawLocal, drawMessage, isEphemeral } from "./message.js";

const GROUPING_MS = 7 * 60 * 1000;

const isPlain = (message) => message.type === 0 && !message.interaction_metadata && !message.message_reference;

function continues(message, before) {
  return Boolean(before) && isPlain(message) && isPlain(before) && before.author.id === message.author.id
    && isEphemeral(before) === isEphemeral(message)
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPING_MS;
}

const row = (key, kind, parts) => ({ key, kind, parts });

function* messageRows(world) {
  let before = null;
  for (const message of world.shown) {
    const newDay = !before || !sameDay(before.timestamp, message.timestamp);
    if (newDay) yield row(`day ${message.timestamp.slice(0, 10)} ${message.id}`, "divider", [message.timestamp]);
    yield row(message.id, "sent", [message, world.touched(message.id), !newDay && continues(message, before)]);
    before = message;
  }
}

/** Where each of this window's own lines stands: after the message that was the last when it came. */
function localsByPlace(world) {
  const places = new Map();
  const shown = new Set(world.shown.map(({ id }) => id));
  for (const local of world.locals) {
    if (local.channelId !== world.channelId) continue;
    const place = shown.has(local.after) ? local.after : null;
    places.set(place, [...(places.get(place) ?? []), row(local.id, "unsent", [local])]);
  }
  return places;
}

function rowsOf(world) {
  const places = localsByPlace(world);
  const rows = [];
  for (const each of messageRows(world)) rows.push(each, ...(places.get(each.key) ?? []));
  return [...rows, ...(places.get(null) ?? [])];
}

const drawers = {
  divider: (world, timestamp) => h("div", { class: "day", role: "separator" }, h("span", null, dayText(timestamp))),
  sent: (world, message, touched, grouped) => drawMessage(message, { world, touched, grouped }),
  unsent: (world, local) => drawLocal(local, world),
};

const sameParts = (a, b) => a.every((part, index) => part === b[index]);

export class MessageList {
  #shown = new Map();

  constructor(world, element) {
    this.world = world;
    this.element = element;
  }

  /** Draws what changed; with `all`, every row (a name or a channel that texts mention has changed). */
  render({ all = false } = {}) {
    const rows = rowsOf(this.world);
    this.#drop(new Set(rows.map(({ key }) => key)));
    let cursor = this.element.firstElementChild;
    for (const each of rows) {
      const item = this.#item(each, all);
      if (item === cursor) cursor = cursor.nextElementSibling;
      else this.element.insertBefore(item, cursor);
    }
  }

  /** Gives the focus to a message and brings it into view. */
  show(id) {
    const item = this.#shown.get(id)?.item;
    item?.scrollIntoView({ block: "center" });
    item?.firstElementChild.focus({ preventScroll: true });
  }

  #drop(wanted) {
    for (const [key, { item }] of this.#shown) {
      if (wanted.has(key)) continue;
      const neighbour = item.contains(document.activeElement) && (item.previousElementSibling ?? item.nextElementSibling);
      item.remove();
      this.#shown.delete(key);
      neighbour?.querySelector?.("article")?.focus({ preventScroll: true });
    }
  }

  #item(wanted, all) {
    const known = this.#shown.get(wanted.key);
    if (known && !all && sameParts(known.parts, wanted.parts)) return known.item;
    const drawn = drawers[wanted.kind](this.world, ...wanted.parts);
    const item = known ? this.#redrawn(known.item, drawn) : h("li", { class: wanted.kind, data: { message: wanted.key } }, drawn);
    this.#shown.set(wanted.key, { item, parts: wanted.parts });
    return item;
  }

  #redrawn(item, drawn) {
    const article = item.firstElementChild;
    const focus = rememberFocus(article);
    morph(article, drawn);
    restoreFocus(article, focus);
    return item;
  }
}
