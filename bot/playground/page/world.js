// What the page knows: people, channels, messages, the bot, and what the person at this window has pressed.

import { MessageLog } from "./log.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const SILENT = 1 << 12;
export const COMPONENTS_V2 = 1 << 15;

const UNTOUCHED = Object.freeze({ pending: null, failure: null, chosen: new Map() });
const DISMISSED = "parlour.dismissed";

/** A person's name as others read it. */
export const nameOf = (user) => user?.global_name || user?.name || user?.username || "Somebody";

/**
 * Emits `place` (people, channels, bot), `messages` (what the current channel shows), `arrived` (one new message),
 * `edited` ({before, after}), `moved` (the channel on the screen is gone, another took its place), `connection`.
 */
export class World extends EventTarget {
  me = null;
  application = null;
  guild = null;
  bot = null;
  users = new Map();
  channels = new Map();
  channelId = null;
  sessionId = null;
  connection = "connecting";
  clockOffset = 0;
  locals = [];
  #logs = new Map();
  #touched = new Map();
  #dismissed = new Set(JSON.parse(sessionStorage.getItem(DISMISSED) ?? "[]"));

  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** The playground's own idea of the moment, in milliseconds. */
  now() {
    return Date.now() + this.clockOffset;
  }

  /** Takes what `/playground/state` says. */
  place(state) {
    const before = this.#fingerprint();
    Object.assign(this, { application: state.application, guild: state.guild, bot: { ...state.bot, bot: true } });
    this.clockOffset = Date.parse(state.now) - Date.now();
    this.users = new Map(state.users.map((user) => [user.id, user]));
    this.channels = new Map([...state.channels, ...(state.threads ?? [])].map((channel) => [channel.id, channel]));
    if (this.me) this.me = this.users.get(this.me.id) ?? this.me;
    this.#leaveLostChannel();
    if (before !== this.#fingerprint()) this.emit("place");
  }

  #fingerprint() {
    return JSON.stringify([this.guild, this.bot, [...this.users.values()], [...this.channels.values()]]);
  }

  #leaveLostChannel() {
    if (!this.channelId || this.channels.has(this.channelId)) return;
    this.channelId = this.channels.keys().next().value ?? null;
    this.emit("moved");
  }

  putChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.emit("place");
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.#logs.delete(id);
    this.#leaveLostChannel();
    this.emit("place");
  }

  putUser(user) {
    this.users.set(user.id, { ...this.users.get(user.id), ...user, name: nameOf(user) });
    this.emit("place");
  }

  setBotOnline(online) {
    if (this.bot.online === online) return;
    this.bot = { ...this.bot, online };
    this.emit("place");
  }

  setConnection(connection) {
    this.connection = connection;
    this.emit("connection");
  }

  get channel() {
    return this.channels.get(this.channelId);
  }

  open(channelId) {
    this.channelId = channelId;
    this.emit("place");
    this.emit("messages");
  }

  log(channelId = this.channelId) {
    if (!this.#logs.has(channelId)) this.#logs.set(channelId, new MessageLog());
    return this.#logs.get(channelId);
  }

  /** The connection was lost: nothing read before in other channels is sure. */
  forgetOtherChannels() {
    for (const id of [...this.#logs.keys()]) if (id !== this.channelId) this.#logs.delete(id);
  }

  message(id) {
    return this.log().get(id);
  }

  /** The messages that this window shows, oldest first. */
  get shown() {
    return this.log().all.filter((message) => !this.#dismissed.has(message.id));
  }

  isShown(message) {
    return message.channel_id === this.channelId && !this.#dismissed.has(message.id);
  }

  arrive(message) {
    const log = this.log(message.channel_id);
    const known = log.get(message.id);
    if (log.loaded || message.channel_id === this.channelId) log.put(message);
    this.#show(message.channel_id);
    if (!known) this.emit("arrived", message);
  }

  edit(change) {
    const log = this.log(change.channel_id);
    const before = log.get(change.id);
    if (!before) return;
    const after = { ...before, ...change };
    log.put(after);
    this.settle(change.id, { chosen: new Map() });
    this.#show(change.channel_id);
    this.emit("edited", { before, after });
  }

  remove(channelId, ids) {
    const log = this.log(channelId);
    for (const id of ids) log.remove(id);
    this.#show(channelId);
  }

  #show(channelId) {
    if (channelId === this.channelId) this.emit("messages");
  }

  dismiss(id) {
    this.#dismissed.add(id);
    sessionStorage.setItem(DISMISSED, JSON.stringify([...this.#dismissed]));
    this.locals = this.locals.filter((local) => local.id !== id);
    this.emit("messages");
  }

  /** A line that only this window has: a command on its way, or one that failed. */
  putLocal(local) {
    const known = this.locals.find(({ id }) => id === local.id);
    const after = known?.after ?? this.shown.at(-1)?.id ?? null;
    this.locals = [...this.locals.filter(({ id }) => id !== local.id), { channelId: this.channelId, ...local, after }];
    this.emit("messages");
  }

  dropLocal(id) {
    this.locals = this.locals.filter((local) => local.id !== id);
    this.emit("messages");
  }

  /** What this person has pressed in a message: `pending` custom_id, `failure` ({customId, text}), `chosen` values. */
  touched(messageId) {
    return this.#touched.get(messageId) ?? UNTOUCHED;
  }

  settle(messageId, change) {
    this.#touched.set(messageId, { ...this.touched(messageId), ...change });
    this.emit("messages");
  }
}
