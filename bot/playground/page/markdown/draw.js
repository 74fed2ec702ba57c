// The markdown tree as elements.

import { h } from "../dom.js";
import { ownAddress } from "../ids.js";
import { fullMoment, momentText } from "../time.js";
import { nameOf } from "../world.js";
import { readBlocks } from "./blocks.js";
import { readInline } from "./inline.js";

function drawLink({ url, title, children }, world) {
  const address = ownAddress(url);
  if (!address) return h("span", null, inline(children, world));
  const properties = { href: address, title: title ?? null, target: "_blank", rel: "noopener noreferrer nofollow" };
  return h("a", properties, inline(children, world));
}

function drawUser({ id }, world) {
  const user = id === world.bot?.id ? world.bot : world.users.get(id);
  return h("span", { class: ["mention", id === world.me?.id && "mention-me"] }, `@${user ? nameOf(user) : "unknown person"}`);
}

function drawChannel({ id }, world) {
  const channel = world.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("button", { type: "button", class: "mention", data: { act: "channel", channel: id } }, `#${channel.name}`);
}

function drawTime({ seconds, style }, world) {
  return h("time", {
    datetime: new Date(seconds * 1000).toISOString(), title: fullMoment(seconds), data: { seconds, style },
  }, momentText(seconds, style, world.now()));
}

function drawSpoiler({ children }, world) {
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, hidden. Press to read it.", data: { act: "reveal" } },
    h("span", null, inline(children, world)));
}

const drawMark = (tag, className) => ({ children }, world) => h(tag, { class: className ?? null }, inline(children, world));

const drawers = {
  strong: drawMark("strong"),
  emphasis: drawMark("em"),
  underline: drawMark("u"),
  strike: drawMark("s"),
  spoiler: drawSpoiler,
  code: ({ text }) => h("code", null, text),
  block: ({ language, text }) => h("pre", { tabindex: "0", data: { language: language || null } }, h("code", null, text)),
  link: drawLink,
  user: drawUser,
  role: () => h("span", { class: "mention" }, "@role"),
  everyone: ({ text }) => h("span", { class: ["mention", "mention-me"] }, text),
  channel: drawChannel,
  command: ({ name }) =>
    h("button", { type: "button", class: "mention", data: { act: "command", command: name } }, `/${name}`),
  time: drawTime,
  emoji: ({ name, id }) => drawEmoji({ name, id }),
};

/** An emoji of Unicode, or a picture of the application's own; its name stands in while there is no picture. */
export function drawEmoji({ id, name }) {
  if (!id) return h("span", { class: "emoji", "aria-hidden": "true" }, name);
  return h("img", { class: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function inline(nodes, world) {
  return nodes.map((node) => (typeof node === "string" ? node : (drawers[node.type] ?? drawList)(node, world)));
}

function drawList({ ordered, start, items }, world) {
  return h(ordered ? "ol" : "ul", { start: ordered && start !== 1 ? start : null }, items.map((item) => h("li", null, inline(item, world))));
}

const blocks = {
  heading: ({ level, children }, world) => h(`h${level + 3}`, { class: `heading-${level}` }, inline(children, world)),
  small: ({ children }, world) => h("small", null, inline(children, world)),
  quote: ({ children }, world) => h("blockquote", null, children.map((block) => drawBlock(block, world))),
  list: drawList,
  text: ({ children }, world) => h("p", null, inline(children, world)),
};

const drawBlock = (block, world) => blocks[block.type](block, world);

/** A text in markdown, as a block. */
export function drawMarkdown(text, world) {
  return h("div", { class: "markdown" }, readBlocks(text).map((block) => drawBlock(block, world)));
}

/** A short text in markdown without headings and lists: an embed's title, a label. */
export const drawLine = (text, world) => inline(readInline(text), world);
