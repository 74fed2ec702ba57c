// What a press within the messages does.

import { choicesOf } from "./choices.js";
import { findComponent } from "./components.js";
import { openListbox } from "./listbox.js";
import { openModal } from "./modal.js";

const DOUBLE_PRESS_MS = 500;

export class Presses {
  #last = { label: "", at: 0 };

  /** `page`: `{openChannel(id), fillCommand(name), focusComposer()}`. */
  constructor({ world, interactions, element, page }) {
    Object.assign(this, { world, interactions, page });
    element.addEventListener("click", (event) => this.#press(event));
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  #press(event) {
    const control = event.target.closest("[data-act]");
    if (!control || control.disabled || control.getAttribute("aria-disabled") === "true") return;
    if (control.dataset.act === "reveal" && control.dataset.open !== undefined) return;
    const item = control.closest("[data-message]");
    const acts = {
      press: () => this.#button(item.dataset.message, control, event),
      select: () => this.#select(item.dataset.message, control),
      dismiss: () => this.world.dismiss(item.dataset.message),
      reveal: () => reveal(control, event),
      channel: () => this.page.openChannel(control.dataset.channel),
      command: () => this.page.fillCommand(control.dataset.command),
    };
    acts[control.dataset.act]();
  }

  #key(event) {
    const control = event.target.closest("[data-act='reveal']");
    if (!control || control !== event.target || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    control.click();
  }

  /** The second half of a double press must not hit what has moved under the pointer since. */
  #strays(control, event) {
    const label = control.dataset.key;
    const now = performance.now();
    const strays = event.detail > 1 && label !== this.#last.label && now - this.#last.at < DOUBLE_PRESS_MS;
    this.#last = { label, at: now };
    return strays;
  }

  #button(messageId, control, event) {
    if (this.#strays(control, event)) return;
    const message = this.world.message(messageId);
    this.#send(message, findComponent(message, control.dataset.custom));
  }

  #select(messageId, control) {
    const message = this.world.message(messageId);
    const select = findComponent(message, control.dataset.custom);
    const choices = choicesOf(select, this.world);
    const preset = choices.filter((choice) => choice.chosen).map(({ value }) => value);
    const chosen = this.world.touched(messageId).chosen.get(select.custom_id) ?? preset;
    openListbox({
      anchor: control, title: select.placeholder || "Make a selection", choices, chosen,
      min: select.min_values ?? 1, max: select.max_values ?? 1,
      done: (values) => {
        const { chosen: before } = this.world.touched(messageId);
        this.world.settle(messageId, { chosen: new Map(before).set(select.custom_id, values) });
        this.#send(message, select, values);
      },
    });
  }

  async #send(message, component, values) {
    if (this.world.touched(message.id).pending) return;
    this.world.settle(message.id, { pending: component.custom_id, failure: null });
    const outcome = await this.interactions.component(message, component, values);
    const failure = outcome.kind === "failure" ? { customId: component.custom_id, text: outcome.text } : null;
    this.world.settle(message.id, { pending: null, failure });
    if (outcome.kind === "modal") openModal(outcome.modal, this.world, this.interactions);
  }
}

function reveal(spoiler, event) {
  event.preventDefault();
  spoiler.dataset.open = "";
  for (const name of ["role", "tabindex", "aria-label"]) spoiler.removeAttribute(name);
}
