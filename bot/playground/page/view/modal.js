// A modal: a form that the bot asks a person to fill in.

import { h, icon } from "../dom.js";
import { closeListbox } from "./listbox.js";
import { modalField } from "./modal-fields.js";

let shown = null;

function drawModal(modal, fields) {
  const error = h("p", { class: "failure", role: "alert" });
  const form = h("form", { class: "modal-form", method: "dialog" },
    h("header", null,
      h("h2", { id: "modal-title" }, modal.title),
      h("button", { type: "button", class: "plain-button", "aria-label": "Close", data: { close: "" } }, icon("close"))),
    h("div", { class: "modal-body" }, fields.map(({ element }) => element), error),
    h("footer", null,
      h("button", { type: "button", class: "button button-secondary", data: { close: "" } }, "Cancel"),
      h("button", { type: "submit", class: "button button-primary" }, "Submit")));
  return { dialog: h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form), form, error };
}

class Modal {
  #sending = false;

  constructor(modal, world, interactions) {
    Object.assign(this, { modal, interactions });
    this.fields = modal.components.map((component) => modalField(component, world));
    Object.assign(this, drawModal(modal, this.fields));
    this.opener = document.activeElement;
    this.form.addEventListener("submit", (event) => this.#submit(event));
    this.dialog.addEventListener("close", () => this.#closed());
    this.dialog.addEventListener("click", (event) => {
      if (event.target.closest("[data-close]")) this.dialog.close();
    });
  }

  open() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.dialog.querySelector(".modal-body :is(input, textarea, .select)")?.focus();
  }

  #closed() {
    closeListbox();
    this.dialog.remove();
    const home = this.opener?.isConnected ? this.opener : document.getElementById("message-text");
    home?.focus({ preventScroll: true });
    if (shown === this) shown = null;
  }

  #say(text) {
    this.error.textContent = text;
  }

  async #submit(event) {
    event.preventDefault();
    const missing = this.fields.find((field) => field.needed?.());
    if (missing) {
      missing.element.querySelector("button, input").focus();
      return this.#say("Please choose what is still missing.");
    }
    if (!this.#sending) await this.#send();
  }

  async #send() {
    this.#sending = true;
    this.#say("");
    this.form.classList.add("sending");
    const outcome = await this.interactions.modal(this.modal, this.fields.map((field) => field.answer()));
    this.form.classList.remove("sending");
    this.#sending = false;
    if (outcome.kind === "failure") this.#say(`${outcome.text}. Nothing was changed; you can try again.`.replace("..", "."));
    else this.dialog.close();
  }
}

/** Shows a modal in place of any other. */
export function openModal(modal, world, interactions) {
  shown?.dialog.close();
  shown = new Modal(modal, world, interactions);
  shown.open();
}
