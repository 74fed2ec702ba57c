// Text within a line: emphasis, code, links, mentions, timestamps. Gives a tree of plain objects.

const DEPTH = 12;
const WORD = /[\p{L}\p{N}_]/u;

const MARKS = [
  { mark: "**", type: "strong" },
  { mark: "__", type: "underline" },
  { mark: "~~", type: "strike" },
  { mark: "||", type: "spoiler" },
  { mark: "*", type: "emphasis" },
  { mark: "_", type: "emphasis" },
];

const TOKENS = [
  {
    pattern: /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?[^\s`][\s\S]*?)\n?```\n?/y,
    make: ([, language, text]) => ({ type: "block", language, text }),
  },
  { pattern: /``([\s\S]+?)``(?!`)/y, make: ([, text]) => ({ type: "code", text: text.trim() }) },
  { pattern: /`([^`]+)`(?!`)/y, make: ([, text]) => ({ type: "code", text }) },
  { pattern: /<@!?(\d+)>/y, make: ([, id]) => ({ type: "user", id }) },
  { pattern: /<@&(\d+)>/y, make: ([, id]) => ({ type: "role", id }) },
  { pattern: /<#(\d+)>/y, make: ([, id]) => ({ type: "channel", id }) },
  { pattern: /<\/([^:<>\n]{1,100}):(\d+)>/y, make: ([, name, id]) => ({ type: "command", name, id }) },
  { pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, make: ([, seconds, style]) => moment(Number(seconds), style) },
  { pattern: /<a?:(\w{2,32}):(\d+)>/y, make: ([, name, id]) => ({ type: "emoji", name, id }) },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, make: ([, url]) => ({ type: "link", url, children: [url] }) },
  { pattern: /@(everyone|here)\b/y, make: ([text]) => ({ type: "everyone", text }) },
  { pattern: /https?:\/\/[^\s<>]+/y, make: ([text]) => bareLink(text) },
];

// [words](https://address "title"); the address may hold pairs of brackets.
const MASKED =
  /\[((?:\\.|[^\[\]\\\n]){1,500})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"([^"\n]*)")?\)/y;

// Dates of JavaScript end here.
const FURTHEST = 8.64e12;

function moment(seconds, style = "f") {
  return { type: "time", seconds: Math.max(-FURTHEST, Math.min(FURTHEST, seconds)), style };
}

/** A bare address ends before punctuation that belongs to the sentence. */
function bareLink(text) {
  let url = text.replace(/[.,:;!?'"*_~|]+$/, "");
  while (url.endsWith(")") && !url.includes("(")) url = url.slice(0, -1);
  return { type: "link", url, children: [url], length: url.length };
}

function tokenAt(text, at) {
  for (const { pattern, make } of TOKENS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) {
      const node = make(found);
      return { node, end: at + (node.length ?? found[0].length) };
    }
  }
  return null;
}

function skipCode(text, at) {
  const ticks = /`+/y;
  ticks.lastIndex = at;
  const [run] = ticks.exec(text);
  const end = text.indexOf(run, at + run.length);
  return end < 0 ? at + run.length : end + run.length;
}

function runLength(text, at) {
  let end = at;
  while (text[end] === text[at]) end++;
  return end - at;
}

/** Where the closing mark may stand within a run of the mark's character, or -1. */
function closeWithin(run, at, mark) {
  if (mark.length === 2) return run >= 2 ? at + run - 2 : -1;
  return run % 2 ? at + run - 1 : -1;
}

function fitsClose(text, mark, start, end) {
  if (end <= start) return false;
  if (mark === "_") return !WORD.test(text[end + 1] ?? " ");
  return mark !== "*" || !/\s/.test(text[end - 1]);
}

function closing(text, start, mark) {
  for (let at = start; at < text.length;) {
    if (text[at] === "\\") at += 2;
    else if (text[at] === "`") at = skipCode(text, at);
    else if (text[at] === mark[0]) {
      const run = runLength(text, at);
      const end = closeWithin(run, at, mark);
      if (end >= 0 && fitsClose(text, mark, start, end)) return end;
      at += run;
    } else at++;
  }
  return -1;
}

function opens(text, at, mark) {
  if (!text.startsWith(mark, at)) return false;
  if (mark === "_") return !WORD.test(text[at - 1] ?? " ");
  return mark !== "*" || /\S/.test(text[at + 1] ?? " ");
}

/** Reads one text; remembers which marks cannot close any more, so that a wall of stars costs no more than its length. */
class Reader {
  constructor(text, depth) {
    this.text = text;
    this.depth = depth;
    this.nodes = [];
    this.plain = "";
    this.unclosed = new Set();
  }

  read() {
    for (let at = 0; at < this.text.length;) at = this.#step(at);
    this.#flush();
    return this.nodes;
  }

  #step(at) {
    return this.#escape(at) ?? this.#token(at) ?? this.#maskedLink(at) ?? this.#marked(at) ?? this.#letter(at);
  }

  #letter(at) {
    this.plain += this.text[at];
    return at + 1;
  }

  #flush() {
    if (this.plain) this.nodes.push(this.plain);
    this.plain = "";
  }

  #push(node, end) {
    this.#flush();
    this.nodes.push(node);
    return end;
  }

  #escape(at) {
    if (this.text[at] !== "\\" || !/[^\p{L}\p{N}\s]/u.test(this.text[at + 1] ?? " ")) return undefined;
    this.plain += this.text[at + 1];
    return at + 2;
  }

  #token(at) {
    if (!"`<@h".includes(this.text[at])) return undefined;
    const found = tokenAt(this.text, at);
    return found ? this.#push(found.node, found.end) : undefined;
  }

  #maskedLink(at) {
    if (this.text[at] !== "[") return undefined;
    MASKED.lastIndex = at;
    const found = MASKED.exec(this.text);
    if (!found) return undefined;
    const [whole, label, url, title] = found;
    return this.#push({ type: "link", url, title, children: this.#inner(label) }, at + whole.length);
  }

  #marked(at) {
    if (this.depth >= DEPTH) return undefined;
    for (const { mark, type } of MARKS) {
      if (this.unclosed.has(mark) || !opens(this.text, at, mark)) continue;
      const start = at + mark.length;
      const end = closing(this.text, start, mark);
      if (end >= 0) return this.#push({ type, children: this.#inner(this.text.slice(start, end)) }, end + mark.length);
      this.unclosed.add(mark);
    }
    return undefined;
  }

  #inner(text) {
    return new Reader(text, this.depth + 1).read();
  }
}

/** The nodes of a text: strings and `{type, …}` objects. */
export const readInline = (text) => new Reader(text, 0).read();
