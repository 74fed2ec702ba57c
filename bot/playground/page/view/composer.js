// The message box: plain messages, and slash commands from the first "/" on.

import { h } from "../dom.js";
import { entriesOf, matching, readTyped } from "../commands.js";
import { newNonce } from "../ids.js";
import { CommandForm } from "./command-form.js";
import { Suggestions } from "./suggestions.js";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Composer {
  #entries = [];
  #form = null;

  /** `run(entry, options)` sends a command and resolves to a refusal for people, or to nothing. */
  constructor({ world, api, interactions, box, suggestions, run, complain }) {
    Object.assign(this, { world, api, interactions, box, run, complain });
    this.suggestions = new Suggestions(suggestions);
    this.text = h("textarea", {
      rows: "1", id: "message-text", role: "combobox", "aria-autocomplete": "list", "aria-controls": "suggestion-list",
      "aria-expanded": "false", maxlength: "2000", autocomplete: "off",
    });
    this.box.replaceChildren(this.text);
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("focus", () => this.#typed());
    this.text.addEventListener("blur", () => this.suggestions.hide());
  }

  setPlace(channel) {
    this.text.placeholder = "Message, or / for commands";
    this.text.setAttribute("aria-label", `Message #${channel?.name ?? ""}`);
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus();
  }

  /** Reads the bot's commands afresh. */
  async loadCommands() {
    this.#entries = entriesOf(await this.api.commands(this.world.guild.id));
    return this.#entries;
  }

  /** The entry with this name, if the bot has it. */
  entry(name) {
    return this.#entries.find((each) => each.name === name);
  }

  /** Makes a command ready to be sent. */
  fill(name, values) {
    const entry = this.entry(name);
    if (entry) this.#openForm(entry, values);
    else this.#write(`/${name}`);
  }

  #write(text) {
    this.text.value = text;
    this.text.focus();
    this.#typed();
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
  }

  async #typed() {
    this.#fit();
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) return this.suggestions.hide();
    if (value === "/") await this.loadCommands().catch((refusal) => this.complain(refusal.message));
    if (this.text.value !== value) return;
    const typed = readTyped(this.#entries, value);
    if (typed) this.#openForm(typed.entry, typed.values);
    else this.#offer(value.slice(1));
  }

  #offer(typed) {
    const entries = matching(this.#entries, typed);
    this.suggestions.show({
      input: this.text, title: "Commands",
      items: entries.map((entry) => ({ label: `/${entry.name}`, hint: entry.signature, detail: entry.description, entry })),
      note: this.#noteFor(entries, typed),
      pick: ({ entry }) => this.#openForm(entry),
    });
  }

  #noteFor(entries, typed) {
    if (entries.length) return "";
    return this.#entries.length ? `No command begins with /${typed}.` : `${this.world.bot.name} has no commands here yet. Is it online?`;
  }

  #openForm(entry, values) {
    this.#closeForm();
    this.text.value = "";
    this.suggestions.hide();
    this.#form = new CommandForm({
      world: this.world, interactions: this.interactions, suggestions: this.suggestions, entry, values,
      leave: (text) => this.#leaveForm(text),
      send: (...command) => this.#sendCommand(...command),
    });
    this.box.replaceChildren(this.#form.element);
    this.#form.focus();
  }

  /** A command that was typed in full and asks for nothing is sent at once. */
  #choose(entry) {
    const complete = this.text.value === `/${entry.name}` && !entry.options.length;
    this.#openForm(entry);
    if (complete) this.#form.submit();
  }

  #closeForm() {
    this.#form?.close();
    this.#form = null;
  }

  #leaveForm(text) {
    this.#closeForm();
    this.box.replaceChildren(this.text);
    this.#write(text);
  }

  async #sendCommand(entry, options) {
    const form = this.#form;
    const refusal = await this.run(entry, options);
    if (!refusal && form === this.#form) this.#leaveForm("");
    return refusal;
  }

  #key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    const chosen = this.suggestions.active;
    if (chosen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      this.#choose(chosen.entry);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  /** "@Ann" as typed becomes a mention. */
  #withMentions(text) {
    return [...this.world.users.values(), this.world.bot]
      .sort((a, b) => b.name.length - a.name.length)
      .reduce((written, { id, name }) => written.replace(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, "giu"), `<@${id}>`), text);
  }

  async #send() {
    const text = this.text.value.trim();
    if (!text) return;
    if (/^\/\S/.test(text) && !text.includes("\n")) return this.complain(`There is no command ${text}. Type / to see all.`);
    this.#write("");
    try {
      await this.api.post(this.world.channelId, this.#withMentions(text), newNonce());
    } catch (refusal) {
      if (!this.text.value) this.#write(text);
      this.complain(`Your message was not sent. ${refusal.message}`);
    }
  }
}
