// Building elements. Text only ever becomes text nodes: nothing that a bot or a person wrote can become markup.

const SVG = "http://www.w3.org/2000/svg";

const setters = {
  class: (element, value) => element.setAttribute("class", [value].flat().filter(Boolean).join(" ")),
  data: (element, values) => Object.entries(values).forEach(([name, value]) => {
    if (value !== undefined && value !== null) element.dataset[name] = value;
  }),
  style: (element, values) => Object.entries(values).forEach(([name, value]) => element.style.setProperty(name, value)),
  on: (element, listeners) => Object.entries(listeners).forEach(([name, listener]) => element.addEventListener(name, listener)),
};

function setProperty(element, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (setters[name]) setters[name](element, value);
  else element.setAttribute(name, value === true ? "" : value);
}

function shown(child) {
  return child !== undefined && child !== null && child !== false && child !== "";
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) setProperty(element, name, value);
  element.append(...children.flat(Infinity).filter(shown));
  return element;
}

/** An HTML element with properties (`class`, `data`, `style`, `on`, or any attribute) and children. */
export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

const ICONS = {
  add: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  download: "M12 4v11m-5-5l5 5 5-5M5 20h14",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
  menu: "M4 7h16M4 12h16M4 17h16",
  outside: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  people: "M9 11a4 4 0 100-8 4 4 0 000 8zM2 21c0-4 3-7 7-7s7 3 7 7M16 3a4 4 0 010 8M18 14c3 1 4 4 4 7",
  reply: "M4 18v-4a4 4 0 014-4h12M15 5l5 5-5 5",
  send: "M4 12l16-8-6 16-3-7z",
  thread: "M6 4v10a3 3 0 003 3h11M15 12l5 5-5 5",
};

/** A line icon that screen readers skip; the control around it carries the name. */
export function icon(name) {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  const svg = fill(document.createElementNS(SVG, "svg"), { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [path]);
  return svg;
}

/** Text that is only read aloud. */
export const spoken = (text) => h("span", { class: "spoken" }, text);

/** The element with this id; the page's skeleton has it, or the page is broken. */
export function byElementId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}
