// Who is told of what: notices for mentions, words for those who listen, marks on channels that are not on the screen.

import { isEphemeral, isLoading, isMentioned, plainText } from "./view/message.js";
import { nameOf, SILENT } from "./world.js";

function newLines(before, after) {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line));
}

export class Telling {
  /** `page`: `{showMessage(message)}`. */
  constructor({ world, notices, sidebar, page }) {
    Object.assign(this, { world, notices, sidebar, page });
    world.addEventListener("arrived", ({ detail }) => this.#arrived(detail));
    world.addEventListener("edited", ({ detail }) => this.#edited(detail.before, detail.after));
  }

  #arrived(message) {
    if (message.author.id === this.world.me.id) return;
    const mentioned = isMentioned(message, this.world.me) && !((message.flags ?? 0) & SILENT);
    if (message.channel_id !== this.world.channelId) this.sidebar.count(message.channel_id, mentioned);
    else if (!isLoading(message)) this.#say(message);
    if (mentioned && !isEphemeral(message)) this.#notice(message);
  }

  #say(message) {
    const whom = isEphemeral(message) ? "to you only" : "";
    this.notices.say(`${nameOf(message.author)} ${whom}: ${plainText(message, this.world)}`);
  }

  /** Of a private panel one hears what has changed in it; public messages that change would never stop talking. */
  #edited(before, after) {
    if (!this.world.isShown(after)) return;
    if (isLoading(before) && !isLoading(after)) this.#say(after);
    else if (isEphemeral(after)) this.#sayChange(plainText(before, this.world), plainText(after, this.world));
  }

  #sayChange(before, after) {
    const lines = newLines(before, after);
    if (lines.length) this.notices.say(lines.join("\n"));
  }

  #elsewhere({ channel_id: id }) {
    return id === this.world.channelId ? "" : ` in #${this.world.channels.get(id)?.name ?? "unknown"}`;
  }

  #notice(message) {
    this.notices.mention();
    this.notices.show(plainText(message, this.world).slice(0, 160), {
      title: `${nameOf(message.author)} mentioned you${this.#elsewhere(message)}`,
      act: { label: "Show", run: () => this.page.showMessage(message) },
    });
  }
}
