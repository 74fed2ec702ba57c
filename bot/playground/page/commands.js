// The bot's slash commands, as a person types them.

const CHAT_INPUT = 1, SUBCOMMAND = 1, GROUP = 2;
const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;

export { BOOLEAN, CHANNEL, FILE, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, USER };

/** One thing that can be typed after the slash: a command, or a command's subcommand. */
export class Entry {
  constructor(command, steps, { description, options }) {
    this.command = command;
    this.steps = steps;
    this.description = description ?? "";
    this.options = options ?? [];
  }

  /** As it is typed: "play", "privacy show". */
  get name() {
    return [this.command.name, ...this.steps.map(({ name }) => name)].join(" ");
  }

  get signature() {
    return this.options.map(({ name, required }) => (required ? name : `[${name}]`)).join(" ");
  }

  /** An interaction's `data` with these option values. */
  data(values) {
    const options = [...this.steps].reverse().reduce((inner, { name, type }) => [{ name, type, options: inner }], values);
    return { id: this.command.id, name: this.command.name, type: CHAT_INPUT, options };
  }
}

function entriesWithin(command, node, steps) {
  const inner = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (!inner.length) return [new Entry(command, steps, node)];
  return inner.flatMap((option) => entriesWithin(command, option, [...steps, { name: option.name, type: option.type }]));
}

/** The entries of a command index, by name. */
export function entriesOf(index) {
  return (index.application_commands ?? [])
    .filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => entriesWithin(command, command, []))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** How well an entry fits what was typed; 0 is not at all. */
function fit({ name, description }, typed) {
  if (name.startsWith(typed)) return 3;
  if (name.includes(typed)) return 2;
  return typed && description.toLowerCase().includes(typed) ? 1 : 0;
}

export function matching(entries, text) {
  const typed = text.trim().toLowerCase();
  return entries
    .map((entry) => ({ entry, rank: fit(entry, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** Values typed behind a command's name: "euchre", "game:euchre preset:quick"; words without a name fill the options in turn. */
function typedValues({ options }, rest) {
  const named = /(?:^|\s)([\p{L}\p{N}_-]+):/gu;
  const starts = [...rest.matchAll(named)].filter(([, name]) => options.some((option) => option.name === name));
  if (!starts.length) return rest.trim() && options.length ? { [options[0].name]: rest.trim() } : {};
  return Object.fromEntries(starts.map((found, index) => [
    found[1], rest.slice(found.index + found[0].length, starts[index + 1]?.index).trim(),
  ]));
}

/** Reads "/play euchre": the entry and the values typed behind it, or null while the name is not complete. */
export function readTyped(entries, text) {
  const typed = text.replace(/^\//, "").toLowerCase();
  const found = entries
    .filter(({ name }) => typed.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { entry: found, values: typedValues(found, text.slice(found.name.length + 2)) } : null;
}
