// The markdown tree as plain lines: for reading aloud, notices and replies.

import { momentText } from "../time.js";
import { nameOf } from "../world.js";
import { readBlocks } from "./blocks.js";

const words = {
  spoiler: () => "(hidden)",
  code: ({ text }) => text,
  block: ({ text }) => `\n${text}\n`,
  user: ({ id }, world) => `@${nameOf(world.users.get(id) ?? (id === world.bot?.id ? world.bot : null))}`,
  role: () => "@role",
  everyone: ({ text }) => text,
  channel: ({ id }, world) => `#${world.channels.get(id)?.name ?? "unknown"}`,
  command: ({ name }) => `/${name}`,
  time: ({ seconds, style }, world) => momentText(seconds, style, world.now()),
  emoji: ({ name }) => name,
  list: ({ items }, world) => `\n${items.map((item) => inline(item, world)).join("\n")}`,
};

function inline(nodes, world) {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node, world))).join("");
}

const wordsOf = (node, world) => words[node.type]?.(node, world) ?? inline(node.children, world);

const blockText = (block, world) =>
  (block.type === "quote" ? block.children.map((inner) => blockText(inner, world)).join("\n") : wordsOf(block, world));

/** What a text in markdown says, a line for each line that says something. */
export function plainMarkdown(text, world) {
  const lines = readBlocks(text).map((block) => blockText(block, world)).join("\n").split("\n");
  return lines.map((line) => line.trim()).filter(Boolean).join("\n");
}
