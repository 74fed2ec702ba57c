// A slash command on its way: a line of this window's own while it takes long, and when no answer comes.

import { openModal } from "./view/modal.js";

const SLOW_MS = 400;

export class Sending {
  #count = 0;

  constructor(world, interactions) {
    Object.assign(this, { world, interactions });
  }

  /** Resolves as soon as the playground has taken the command: to a refusal for people, or to null. */
  send(entry, options) {
    const line = { id: `local-${this.#count++}`, name: entry.name };
    const { accepted, outcome } = this.interactions.command(entry, options);
    const slow = setTimeout(() => this.world.putLocal(line), SLOW_MS);
    outcome.then((ended) => {
      clearTimeout(slow);
      this.#end(line, ended);
    });
    return accepted;
  }

  #end(line, outcome) {
    if (outcome.kind === "failure" && !outcome.refused) this.world.putLocal({ ...line, failure: outcome.text });
    else this.world.dropLocal(line.id);
    if (outcome.kind === "modal") openModal(outcome.modal, this.world, this.interactions);
  }
}
