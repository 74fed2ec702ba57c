// One option of a slash command, being filled in.

import { BOOLEAN, CHANNEL, FILE, INTEGER, MENTIONABLE, NUMBER, ROLE, USER } from "../commands.js";
import { h } from "../dom.js";
import { choicesOf, CHANNELS, MENTIONABLES, ROLES, USERS } from "./choices.js";

const OFFERS = { [USER]: USERS, [CHANNEL]: CHANNELS, [ROLE]: ROLES, [MENTIONABLE]: MENTIONABLES };
const NUMERIC = new Set([INTEGER, NUMBER]);
const YES_NO = [{ name: "True", value: true }, { name: "False", value: false }];

const sameText = (a, b) => String(a).toLowerCase() === String(b).toLowerCase();

export class Field {
  /** The value behind what is typed, once a choice was picked. */
  #picked;
  #error;

  constructor(option, world) {
    this.option = option;
    this.world = world;
    this.input = h("input", {
      type: "text", id: `option-${option.name}`, role: "combobox", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      "aria-autocomplete": "list", "aria-controls": "suggestion-list", "aria-expanded": "false",
      "aria-required": option.required ? "true" : null, "aria-describedby": `option-error-${option.name}`,
      inputmode: NUMERIC.has(option.type) ? "decimal" : null, maxlength: option.max_length ?? null,
      placeholder: option.required ? "" : "optional",
    });
    this.#error = h("span", { class: "option-error", id: `option-error-${option.name}` });
    this.element = h("div", { class: "option" },
      h("label", { for: this.input.id }, option.name), this.input, this.#error);
  }

  get text() {
    return this.input.value.trim();
  }

  get isEmpty() {
    return this.text === "" && this.#picked === undefined;
  }

  get isPicked() {
    return this.#picked !== undefined;
  }

  get asksBot() {
    return Boolean(this.option.autocomplete);
  }

  type(text) {
    this.input.value = text;
    this.forget();
  }

  /** The person types on: what was picked no longer holds. */
  forget() {
    this.#picked = undefined;
    this.complain("");
  }

  pick({ name, value }) {
    this.input.value = name;
    this.#picked = value;
    this.complain("");
  }

  complain(text) {
    this.#error.textContent = text;
    this.input.setAttribute("aria-invalid", text ? "true" : "false");
  }

  /** The choices that need no bot, as `{name, value}`; null where the option is free. */
  get ownChoices() {
    const { option, world } = this;
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN) return YES_NO;
    const offer = OFFERS[option.type];
    return offer ? choicesOf({ type: offer }, world).map(({ label, value }) => ({ name: label, value })) : null;
  }

  get filteredChoices() {
    const typed = this.text.toLowerCase().replace(/^[@#]/, "");
    return this.ownChoices.filter(({ name }) => this.isPicked || name.toLowerCase().includes(typed));
  }

  /** The choice whose name or value stands here. */
  exact(choices) {
    return choices.find(({ name, value }) => sameText(name, this.text) || sameText(value, this.text));
  }

  /** The choice that is meant by what stands here, among those that fit it. */
  meant(fitting) {
    return this.exact(fitting) ?? (fitting.length === 1 ? fitting[0] : undefined);
  }

  /** What stands here while the person is still typing, for the bot to complete. */
  get partial() {
    const { name, type } = this.option;
    return { name, type, value: this.#picked ?? this.text, focused: true };
  }

  /** As `read()` gives it, or null where it does not fit. */
  get valid() {
    try {
      return this.read();
    } catch {
      return null;
    }
  }

  /** `{name, type, value}` as it is sent, or null when empty. Throws a message for people where it does not fit. */
  read() {
    if (this.isEmpty) {
      if (this.option.required) throw new Error("This is needed.");
      return null;
    }
    const { name, type } = this.option;
    return { name, type, value: this.#picked ?? this.#typedValue() };
  }

  #typedValue() {
    if (this.option.type === FILE) throw new Error("Files cannot be sent in the playground.");
    if (this.ownChoices) {
      const exact = this.exact(this.ownChoices);
      if (!exact) throw new Error("Pick one from the list.");
      return exact.value;
    }
    return NUMERIC.has(this.option.type) ? this.#number() : this.#string();
  }

  #number() {
    const { type, min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    const value = Number(this.text.replace(",", "."));
    if (type === INTEGER && !Number.isInteger(value)) throw new Error("A whole number, please.");
    if (Number.isNaN(value)) throw new Error("A number, please.");
    if (value < least) throw new Error(`At least ${least}.`);
    if (value > most) throw new Error(`At most ${most}.`);
    return value;
  }

  #string() {
    const { min_length: least = 0 } = this.option;
    if (this.text.length < least) throw new Error(`At least ${least} characters.`);
    return this.text;
  }
}
