// Text as lines: headings, small print, lists, quotes; everything else is running text.

import { readInline } from "./inline.js";

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SMALL = /^-#\s+(\S.*)$/;
const QUOTE = /^>\s(.*)$/;
const QUOTE_REST = /^>>>\s/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;
const NESTING = 8;

const startsBlock = (line) => [HEADING, SMALL, QUOTE, QUOTE_REST, ITEM].some((pattern) => pattern.test(line));

class Lines {
  constructor(text, quoted) {
    this.lines = text.split("\n");
    this.at = 0;
    this.quoted = quoted;
  }

  get done() {
    return this.at >= this.lines.length;
  }

  get line() {
    return this.lines[this.at];
  }

  next() {
    return this.lines[this.at++];
  }

  rest() {
    const rest = this.lines.slice(this.at);
    this.at = this.lines.length;
    return rest.join("\n");
  }
}

function heading(lines) {
  const found = HEADING.exec(lines.line);
  if (!found) return null;
  lines.next();
  return { type: "heading", level: found[1].length, children: readInline(found[2]) };
}

function small(lines) {
  const found = SMALL.exec(lines.line);
  if (!found) return null;
  lines.next();
  return { type: "small", children: readInline(found[1]) };
}

function quote(lines) {
  if (lines.quoted) return null;
  if (QUOTE_REST.test(lines.line)) return { type: "quote", children: read(lines.rest().slice(4), true) };
  const inside = [];
  while (!lines.done && QUOTE.test(lines.line)) inside.push(QUOTE.exec(lines.next())[1]);
  return inside.length ? { type: "quote", children: read(inside.join("\n"), true) } : null;
}

const levelOf = (indent) => Math.floor(indent.length / 2);

function list(lines) {
  return ITEM.test(lines.line ?? "") ? listAt(lines, levelOf(ITEM.exec(lines.line)[1]), 0) : null;
}

/** A list of one level; deeper lines become lists within its last item. */
function listAt(lines, level, depth) {
  const [, , mark] = ITEM.exec(lines.line);
  const ordered = /\d/.test(mark);
  const items = [];
  while (!lines.done && ITEM.test(lines.line)) {
    const [, indent, itsMark, text] = ITEM.exec(lines.line);
    const deeper = levelOf(indent) > level && depth < NESTING;
    if (levelOf(indent) < level || (!deeper && /\d/.test(itsMark) !== ordered)) break;
    if (deeper) items.at(-1).push(listAt(lines, levelOf(indent), depth + 1));
    else {
      items.push(readInline(text));
      lines.next();
    }
  }
  return { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items };
}

const fences = (text) => text.split("```").length - 1;

/** Running text up to the next block; a code block may hold lines that look like one. */
function paragraph(lines) {
  let text = lines.next();
  while (!lines.done && (fences(text) % 2 || !startsBlock(lines.line))) text += `\n${lines.next()}`;
  return { type: "text", children: readInline(text) };
}

function read(text, quoted) {
  const lines = new Lines(text, quoted);
  const blocks = [];
  while (!lines.done) blocks.push(heading(lines) ?? small(lines) ?? quote(lines) ?? list(lines) ?? paragraph(lines));
  return blocks;
}

/** The blocks of a message's text, as Discord reads it. */
export const readBlocks = (text) => read(text, false);
