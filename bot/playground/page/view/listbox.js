// The list that opens from a select. It lies outside the message, so that an edit of the message does not close it.

import { h } from "../dom.js";
import { drawEmoji } from "../markdown/draw.js";

const GAP = 4;
const TYPEAHEAD_MS = 700;
let popup = null;
let count = 0;

class Listbox {
  #active = 0;
  #typed = "";
  #typedAt = 0;

  constructor({ anchor, title, choices, chosen, min, max, done }) {
    Object.assign(this, { anchor, choices, min, max, done });
    this.chosen = new Set(chosen);
    this.before = [...this.chosen];
    this.prefix = `choice-${count++}`;
    this.list = h("ul", { role: "listbox", tabindex: "0", "aria-label": title, "aria-multiselectable": this.many ? "true" : null },
      choices.map((choice, index) => this.#draw(choice, index)));
    this.status = h("p", { class: "popup-status", role: "status" });
    this.element = h("div", { class: "popup" }, this.list, this.many && h("div", { class: "popup-foot" }, this.status,
      h("button", { type: "button", class: "button button-primary", on: { click: () => this.commit() } }, "Done")));
    this.#listen();
  }

  get many() {
    return this.max > 1;
  }

  open() {
    (this.anchor.closest("dialog") ?? document.body).append(this.element);
    this.anchor.setAttribute("aria-expanded", "true");
    this.#place();
    this.#mark(Math.max(0, this.choices.findIndex(({ value }) => this.chosen.has(value))));
    this.#showChosen();
    this.list.focus({ preventScroll: true });
  }

  close() {
    this.element.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", this.outside, true);
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    popup = null;
  }

  /** Hands over what is chosen, if it is a change and enough. */
  commit() {
    const values = this.choices.map(({ value }) => value).filter((value) => this.chosen.has(value));
    const changed = values.length !== this.before.length || values.some((value) => !this.before.includes(value));
    if (values.length < this.min && changed) return this.#showChosen();
    this.close();
    if (changed) this.done(values);
  }

  #draw({ label, description, emoji }, index) {
    return h("li", { role: "option", id: `${this.prefix}-${index}`, data: { index } },
      emoji && drawEmoji(emoji),
      h("span", { class: "choice-text" }, h("span", null, label), description && h("small", null, description)),
      h("span", { class: "tick", "aria-hidden": "true" }, "✓"));
  }

  #listen() {
    this.list.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("click", (event) => {
      const option = event.target.closest("[data-index]");
      if (option) this.#toggle(Number(option.dataset.index));
    });
    this.outside = (event) => {
      if (!this.element.contains(event.target)) this.#leave();
    };
    document.addEventListener("pointerdown", this.outside, true);
  }

  /** Looking elsewhere keeps several choices, as far as they are enough. */
  #leave() {
    if (this.many && this.chosen.size >= this.min) this.commit();
    else this.close();
  }

  #place() {
    const anchor = this.anchor.getBoundingClientRect();
    const { style } = this.element;
    style.width = `${Math.max(anchor.width, Math.min(260, innerWidth - 16))}px`;
    style.left = `${Math.max(8, Math.min(anchor.left, innerWidth - this.element.offsetWidth - 8))}px`;
    const below = innerHeight - anchor.bottom - GAP - 8;
    const above = anchor.top - GAP - 8;
    const height = Math.min(this.element.scrollHeight, Math.max(below, above));
    style.maxHeight = `${Math.max(below, above)}px`;
    style.top = `${below >= height || below >= above ? anchor.bottom + GAP : anchor.top - GAP - height}px`;
  }

  #mark(index) {
    this.list.children[this.#active]?.classList.remove("active");
    this.#active = index;
    const option = this.list.children[index];
    option?.classList.add("active");
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.list.setAttribute("aria-activedescendant", option.id);
  }

  #toggle(index) {
    this.#mark(index);
    const { value } = this.choices[index];
    if (!this.many) {
      const again = this.chosen.has(value);
      this.chosen = new Set(again && this.min === 0 ? [] : [value]);
      return this.commit();
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.#showChosen();
  }

  #showChosen() {
    this.choices.forEach(({ value }, index) => this.list.children[index].setAttribute("aria-selected", String(this.chosen.has(value))));
    const wanted = this.min === this.max ? `${this.min}` : `${this.min} to ${this.max}`;
    this.status.textContent = `${this.chosen.size} chosen, ${wanted} wanted`;
  }

  #key(event) {
    const last = this.choices.length - 1;
    const moves = { ArrowDown: Math.min(last, this.#active + 1), ArrowUp: Math.max(0, this.#active - 1), Home: 0, End: last };
    if (event.key in moves) this.#mark(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.#toggle(this.#active);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Tab" && !this.many) this.close();
    else if (event.key.length !== 1 || !this.#typeahead(event.key)) return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  }

  #typeahead(letter) {
    const fresh = performance.now() - this.#typedAt > TYPEAHEAD_MS;
    this.#typed = (fresh ? "" : this.#typed) + letter.toLowerCase();
    this.#typedAt = performance.now();
    const found = this.choices.findIndex(({ label }) => label.toLowerCase().startsWith(this.#typed));
    if (found >= 0) this.#mark(found);
    return found >= 0;
  }
}

/**
 * Lets a person choose `min` to `max` of `choices` (`{value, label, description?, emoji?}`); `done(values)` is only
 * called when that changes what was chosen, as Discord does.
 */
export function openListbox(options) {
  popup?.close();
  popup = new Listbox(options);
  popup.open();
}

export const closeListbox = () => popup?.close();
