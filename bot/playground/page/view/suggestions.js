// The list above the message box: commands, or the choices of an option. The input keeps the focus; this follows its keys.

import { h } from "../dom.js";

export class Suggestions {
  #items = [];
  #active = -1;
  #input = null;
  #pick = null;
  /** Whether the person has moved in the list himself. */
  moved = false;

  constructor(element) {
    this.element = element;
    this.list = h("ul", { role: "listbox", id: "suggestion-list" });
    this.title = h("p", { class: "suggestions-title" });
    this.note = h("p", { class: "suggestions-note" });
    element.append(this.title, this.list, this.note);
    // The input must not lose the focus to the list.
    element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => this.#clicked(event));
  }

  get open() {
    return !this.element.hidden;
  }

  get active() {
    return this.open ? this.#items[this.#active] : undefined;
  }

  get items() {
    return this.open ? this.#items : [];
  }

  /** `items`: `{label, hint?, detail?, …}`; `pick(item)` is called on a click; `active` is the item marked at first. */
  show({ input, title, items = [], note, active = 0, pick }) {
    if (this.#input !== input) this.hide();
    Object.assign(this, { moved: false });
    this.#items = items;
    this.#input = input;
    this.#pick = pick;
    this.title.textContent = title ?? "";
    this.note.textContent = note ?? "";
    this.list.setAttribute("aria-label", title ?? "Suggestions");
    this.list.replaceChildren(...items.map((item, index) => this.#draw(item, index)));
    this.element.hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.#mark(Math.min(active, items.length - 1));
  }

  hide() {
    this.element.hidden = true;
    this.moved = false;
    this.#items = [];
    this.#active = -1;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
  }

  /** Takes a key of the input; true when it was for the list. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!this.open) return false;
    if (event.key === "Escape") this.hide();
    else if (step && this.#items.length) this.#move(step);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #draw({ label, hint, detail }, index) {
    return h("li", { role: "option", id: `suggestion-${index}`, "aria-selected": "false", data: { index } },
      h("span", { class: "suggestion-label" }, label, hint && h("span", { class: "suggestion-hint" }, ` ${hint}`)),
      detail && h("span", { class: "suggestion-detail" }, detail));
  }

  #clicked(event) {
    const option = event.target.closest("[data-index]");
    if (option) this.#pick(this.#items[Number(option.dataset.index)]);
  }

  #move(step) {
    const count = this.#items.length;
    this.moved = true;
    this.#mark(this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count);
  }

  #mark(index) {
    this.list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const option = this.list.children[index];
    if (!option) return this.#input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", option.id);
  }
}
