// The messages of one channel, oldest first. A changed message is a new object, so that what is shown can tell.

import { byAge } from "./ids.js";

export class MessageLog {
  #messages = new Map();
  #sorted = null;
  /** What events said while a reload was on its way: id to message, or to null where it was removed. */
  #meanwhile = null;
  /** Whether the channel's first message is among these. */
  complete = false;
  loaded = false;

  /** The messages, oldest first. */
  get all() {
    this.#sorted ??= [...this.#messages.values()].sort((a, b) => byAge(a.id, b.id));
    return this.#sorted;
  }

  get(id) {
    return this.#messages.get(id);
  }

  put(...messages) {
    for (const message of messages) {
      this.#messages.set(message.id, message);
      this.#meanwhile?.set(message.id, message);
    }
    this.#sorted = null;
  }

  remove(id) {
    this.#messages.delete(id);
    this.#meanwhile?.set(id, null);
    this.#sorted = null;
  }

  /** The newest messages are about to be asked for; what events say until they come is newer than they are. */
  expectReload() {
    this.#meanwhile = new Map();
  }

  /** Takes the newest messages in place of all that is here, after events may have been missed. */
  reload(newest, limit) {
    const meanwhile = this.#meanwhile ?? new Map();
    this.#meanwhile = null;
    this.#messages.clear();
    this.put(...newest);
    for (const [id, message] of meanwhile) if (message) this.put(message); else this.remove(id);
    this.complete = newest.length < limit;
    this.loaded = true;
  }
}
