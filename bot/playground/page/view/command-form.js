// A slash command being filled in: its options as fields, the choices of the field in use above them.

import { h, icon } from "../dom.js";
import { Field } from "./field.js";

const DEBOUNCE_MS = 120;
const IMPATIENT_MS = 1000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const byName = ({ name, value }) => ({ label: name, name, value });

export class CommandForm {
  #asked = 0;
  #asking = null;
  #timer = 0;
  #sending = false;

  /** `leave(text)` goes back to plain typing; `send(entry, options)` resolves to a refusal for people, or to nothing. */
  constructor({ world, interactions, suggestions, entry, values = {}, leave, send }) {
    Object.assign(this, { world, interactions, suggestions, entry, leave, send });
    this.fields = entry.options.map((option) => new Field(option, world));
    for (const field of this.fields) {
      this.#listen(field);
      if (values[field.option.name]) field.type(values[field.option.name]);
    }
    this.error = h("p", { class: "command-error", role: "alert" });
    this.button = this.#makeButton("send", `Send /${entry.name}`, () => this.submit(), icon("send"));
    const back = () => this.leave(`/${entry.name}`);
    this.element = h("div", { class: "command-form", role: "group", "aria-label": `Command /${entry.name}` },
      this.#makeButton("command-chip", `/${entry.name}, back to typing`, back, `/${entry.name}`),
      this.fields.map(({ element }) => element), this.button, this.error);
    this.element.addEventListener("keydown", (event) => this.#anyKey(event));
  }

  #makeButton(className, label, click, face) {
    return h("button", { type: "button", class: className, title: label, "aria-label": label, on: { click } }, face);
  }

  focus() {
    const first = this.fields.find((field) => field.option.required && field.isEmpty) ?? this.fields[0];
    (first?.input ?? this.button).focus();
    if (!first) this.suggestions.show({ input: this.button, title: this.entry.description, note: "Press Enter to send.", items: [] });
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked++;
    this.suggestions.hide();
    this.element.remove();
  }

  #listen(field) {
    field.input.addEventListener("focus", () => this.#suggest(field, 0));
    field.input.addEventListener("blur", () => this.suggestions.hide());
    field.input.addEventListener("input", () => {
      field.forget();
      this.#suggest(field, DEBOUNCE_MS);
    });
    field.input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
  }

  #titleOf({ option }) {
    return `${option.name}: ${option.description}${option.required ? "" : " (optional)"}`;
  }

  #suggest(field, delay) {
    clearTimeout(this.#timer);
    if (field.asksBot) return this.#askLater(field, delay);
    const choices = field.ownChoices && field.filteredChoices;
    this.#offer(field, choices ?? [], choices && !choices.length ? "Nothing in the list matches." : "");
  }

  #askLater(field, delay) {
    if (!this.suggestions.items.length) this.#offer(field, [], "Loading…");
    this.#asking = new Promise((resolve) => {
      this.#timer = setTimeout(() => resolve(this.#ask(field)), delay);
    });
  }

  async #ask(field) {
    const turn = ++this.#asked;
    const options = this.fields.map((other) => (other === field ? other.partial : other.valid)).filter(Boolean);
    const outcome = await this.interactions.complete(this.entry, options);
    if (turn !== this.#asked || document.activeElement !== field.input) return;
    this.#asking = null;
    if (outcome.kind !== "choices") this.#offer(field, [], "The choices could not be loaded.");
    else this.#offer(field, outcome.choices, outcome.choices.length ? "" : "Nothing matches what you typed.");
  }

  #offer(field, choices, note) {
    const unsure = field.isEmpty && !field.option.required;
    this.suggestions.show({
      input: field.input, title: this.#titleOf(field), items: choices.map(byName), note,
      active: unsure || field.isPicked ? -1 : 0,
      pick: (item) => this.#pick(field, item),
    });
  }

  #pick(field, choice) {
    field.pick(choice);
    this.suggestions.hide();
    const next = this.fields.find((other) => other.option.required && other.isEmpty);
    next?.input.focus();
  }

  #fieldKey(event, field) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.#enter(field);
    } else if (event.key === "Tab" && !event.shiftKey && this.suggestions.active && !field.isPicked) {
      field.pick(this.suggestions.active);
    } else if (event.key === "Backspace" && field === this.fields[0] && field.input.value === "") {
      event.preventDefault();
      this.leave(`/${this.entry.name}`);
    }
  }

  #anyKey(event) {
    if (event.key === "Escape" && !event.defaultPrevented) this.leave("");
  }

  /** Enter takes the choice that is meant; when nothing is left to choose, it sends. */
  async #enter(field) {
    if (this.suggestions.moved) return this.#pick(field, this.suggestions.active);
    if (this.#asking && !field.isPicked) await Promise.race([this.#asking, wait(IMPATIENT_MS)]);
    if (field.isPicked || (field.isEmpty && !field.option.required)) return this.submit();
    const meant = field.isEmpty ? undefined : field.meant(this.suggestions.items);
    if (meant) field.pick(meant);
    else if (this.suggestions.active) return this.#pick(field, this.suggestions.active);
    return this.submit();
  }

  #read() {
    const options = [];
    for (const field of this.fields) {
      try {
        const value = field.read();
        if (value) options.push(value);
      } catch (problem) {
        field.complain(problem.message);
        field.input.focus();
        return null;
      }
    }
    return options;
  }

  async submit() {
    const options = this.#sending ? null : this.#read();
    if (!options) return;
    this.#sending = true;
    this.suggestions.hide();
    const refusal = await this.send(this.entry, options);
    this.#sending = false;
    this.error.textContent = refusal ?? "";
  }
}
