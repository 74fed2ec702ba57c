// What a person asks of the bot, and how it ends. Answers come over the gateway and are known by their nonce.

import { newNonce } from "./ids.js";

const COMMAND = 2, COMPONENT = 3, AUTOCOMPLETE = 4, MODAL = 5;
// The playground itself gives the bot three seconds; this only covers an answer that got lost.
const PATIENCE_MS = 60_000;

export const NO_ANSWER = "The application did not respond";
const LOST = "The connection was lost before an answer came. Try again.";
const NOT_CONNECTED = "There is no connection at the moment. Try again when it is back.";

const notAsked = (text) => ({
  accepted: Promise.resolve(text), outcome: Promise.resolve({ kind: "failure", text, refused: true }),
});

const ENDINGS = {
  INTERACTION_SUCCESS: () => ({ kind: "success" }),
  INTERACTION_FAILURE: () => ({ kind: "failure", text: NO_ANSWER }),
  INTERACTION_MODAL_CREATE: (data) => ({ kind: "modal", modal: data }),
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: (data) => ({ kind: "choices", choices: data.choices ?? [] }),
};

/**
 * Every question ends in an outcome: `{kind: "success" | "failure" | "modal" | "choices", …}`; a failure has a `text`
 * for people. No promise here rejects.
 */
export class Interactions {
  #waiting = new Map();

  constructor(world, api) {
    this.world = world;
    this.api = api;
  }

  /** `accepted` resolves to a refusal for people or to null as soon as the playground has taken the command, `outcome` later. */
  command(entry, options) {
    return this.#ask(COMMAND, { data: entry.data(options), application_id: entry.command.application_id });
  }

  complete(entry, options) {
    return this.#ask(AUTOCOMPLETE, { data: entry.data(options), application_id: entry.command.application_id }).outcome;
  }

  component(message, component, values) {
    const data = { component_type: component.type, custom_id: component.custom_id };
    if (values) data.values = values;
    return this.#ask(COMPONENT, {
      data, message_id: message.id, message_flags: message.flags ?? 0, application_id: this.#applicationOf(message),
    }).outcome;
  }

  modal(modal, components) {
    return this.#ask(MODAL, {
      data: { id: modal.id, custom_id: modal.custom_id, components },
      application_id: modal.application?.id ?? this.world.application.id,
    }).outcome;
  }

  /** Hands an event to whoever waits for it; false when nobody does. */
  heard(name, data) {
    const settle = ENDINGS[name] && this.#waiting.get(data.nonce);
    settle?.(ENDINGS[name](data));
    return Boolean(settle);
  }

  /** The connection is gone: no answer will come. */
  abandon() {
    for (const settle of [...this.#waiting.values()]) settle({ kind: "failure", text: LOST });
  }

  #applicationOf(message) {
    return message.application_id ?? this.world.application.id;
  }

  #ask(type, body) {
    if (this.world.connection !== "open") return notAsked(NOT_CONNECTED);
    const nonce = newNonce();
    const outcome = this.#outcome(nonce);
    const whole = {
      type, nonce, guild_id: this.world.guild.id, channel_id: this.world.channelId, session_id: this.world.sessionId, ...body,
    };
    const accepted = this.api.interact(whole).then(() => null, (refusal) => {
      this.#waiting.get(nonce)?.({ kind: "failure", text: refusal.message, refused: true });
      return refusal.message;
    });
    return { accepted, outcome };
  }

  #outcome(nonce) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle({ kind: "failure", text: NO_ANSWER }), PATIENCE_MS);
      const settle = (outcome) => {
        clearTimeout(timer);
        this.#waiting.delete(nonce);
        resolve(outcome);
      };
      this.#waiting.set(nonce, settle);
    });
  }
}
