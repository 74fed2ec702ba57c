// The channels, and who sits at this window.

import { h, icon, spoken } from "../dom.js";
import { morph } from "../morph.js";
import { drawAvatar } from "./avatar.js";

export class Sidebar {
  #unread = new Map();

  /** `page`: `{openChannel(id), become(id), addUser(name), addChannel(name)}`; the last two resolve to whether it went well. */
  constructor({ world, channels, people, current, page }) {
    Object.assign(this, { world, channels, people, current, page });
    channels.addEventListener("click", (event) => {
      const button = event.target.closest("[data-channel]");
      if (button) page.openChannel(button.dataset.channel);
    });
    people.addEventListener("click", (event) => {
      const button = event.target.closest("[data-user]");
      if (button) page.become(button.dataset.user);
    });
  }

  /** A message came to a channel that is not on the screen. */
  count(channelId, mentioned) {
    const known = this.#unread.get(channelId);
    if (known && !mentioned) return;
    this.#unread.set(channelId, { mentions: (known?.mentions ?? 0) + (mentioned ? 1 : 0) });
    this.render();
  }

  render() {
    this.#unread.delete(this.world.channelId);
    const { me, users } = this.world;
    const channels = this.#ordered().map((channel) => this.#drawChannel(channel));
    const people = [...users.values()].map((user) => this.#drawPerson(user));
    morph(this.channels, h("ul", { id: this.channels.id, class: "channels" }, channels));
    morph(this.people, h("ul", { id: this.people.id, class: "people" }, people));
    const name = h("span", { class: "current-name" }, me.name);
    this.current.replaceChildren(drawAvatar(me), name, h("small", null, "Playing as"), icon("people"));
  }

  /** Channels, each followed by its threads that are not put away. */
  #ordered() {
    const all = [...this.world.channels.values()].filter(({ archived }) => !archived);
    const within = (channel) => all.filter(({ parent_id: parent }) => parent === channel.id);
    return all.filter((channel) => !this.#isThread(channel)).flatMap((channel) => [channel, ...within(channel)]);
  }

  #isThread({ parent_id: parent }) {
    return this.world.channels.has(parent);
  }

  #drawChannel(channel) {
    const { id, name } = channel;
    const unread = this.#unread.get(id);
    const isThread = this.#isThread(channel);
    const properties = {
      type: "button", class: ["channel", isThread && "channel-thread", unread && "channel-unread"],
      "aria-current": id === this.world.channelId ? "page" : null, data: { channel: id },
    };
    return h("li", { data: { key: id } },
      h("button", properties, icon(isThread ? "thread" : "hash"), h("span", { class: "channel-name" }, name), drawUnread(unread)));
  }

  #drawPerson(user) {
    const isMe = user.id === this.world.me.id;
    const button = { type: "button", class: "person", "aria-pressed": String(isMe), data: { user: user.id } };
    const label = `Open as ${user.name} in a new window`;
    const link = { class: "plain-button", href: `/?user=${user.id}`, target: "_blank", rel: "noopener", title: label, "aria-label": label };
    return h("li", { data: { key: user.id } },
      h("button", button, drawAvatar(user), h("span", { class: "person-name" }, user.name), isMe && h("span", { class: "here" }, "here")),
      h("a", link, icon("outside")));
  }
}

function drawUnread(unread) {
  if (!unread) return null;
  if (!unread.mentions) return spoken("unread");
  return h("span", { class: "count" }, unread.mentions, spoken(unread.mentions === 1 ? "mention" : "mentions"));
}

/** A one-line form that adds something by name; `add(name)` resolves to whether it went well. */
export function addByName(form, add) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const input = form.elements.namedItem("name");
    const name = input.value.trim();
    if (name && await add(name)) input.value = "";
  });
}
