// The page as a whole: one person looking into one channel. Another person is another load of the page.

import { Api, door } from "./api.js";
import { byElementId } from "./dom.js";
import { closeElsewhere, Drawer } from "./drawer.js";
import { applyEvent } from "./events.js";
import { Gateway } from "./gateway.js";
import { Interactions } from "./interactions.js";
import { Reading } from "./reading.js";
import { Sending } from "./sending.js";
import { Telling } from "./telling.js";
import { Composer } from "./view/composer.js";
import { MessageList } from "./view/list.js";
import { Notices } from "./view/notices.js";
import { Presses } from "./view/presses.js";
import { StickyScroll } from "./view/scroll.js";
import { addByName, Sidebar } from "./view/sidebar.js";
import { drawWelcome } from "./view/welcome.js";
import { showStatus } from "./view/status.js";

export class Page {
  #missed = 0;
  #drawing = null;

  constructor(world) {
    this.world = world;
    this.api = new Api(world.me.token);
    this.interactions = new Interactions(world, this.api);
    this.notices = new Notices(byElementId("corner"), byElementId("aloud"));
    this.#makeMessages();
    this.#makeComposer();
    this.#makeSidebar();
    this.telling = new Telling({ world, notices: this.notices, sidebar: this.sidebar, page: this });
    this.#listen();
  }

  start() {
    this.gateway = new Gateway(() => this.#prepare());
    this.gateway.addEventListener("dispatch", ({ detail: { name, data } }) => this.#hear(name, data));
    this.gateway.addEventListener("open", ({ detail }) => this.#connected(detail));
    this.gateway.addEventListener("lost", () => this.#lost());
    this.gateway.connect();
    this.#placeChanged();
    this.#readyToType();
  }

  /** Where there is a keyboard; on a telephone it would cover half the screen. */
  #readyToType() {
    if (matchMedia("(pointer: fine)").matches) this.composer.focus();
  }

  #makeMessages() {
    const scroller = byElementId("scroller");
    const { world } = this;
    this.list = new MessageList(world, byElementId("messages"));
    this.scroll = new StickyScroll(scroller, byElementId("content"), () => this.#showMissed(0));
    this.reading = new Reading({
      world, api: this.api, scroller, scroll: this.scroll, complain: (text) => this.notices.complain(text),
      marks: { loading: (on) => { byElementId("loading").hidden = !on; }, draw: () => this.#draw() },
    });
    this.presses = new Presses({ world, interactions: this.interactions, element: byElementId("messages"), page: this });
  }

  #makeComposer() {
    this.sending = new Sending(this.world, this.interactions);
    this.composer = new Composer({
      world: this.world, api: this.api, interactions: this.interactions,
      box: byElementId("box"), suggestions: byElementId("suggestions"),
      run: (entry, options) => this.#run(entry, options),
      complain: (text) => this.notices.complain(text),
    });
  }

  #makeSidebar() {
    this.sidebar = new Sidebar({
      world: this.world, channels: byElementId("channels"), people: byElementId("people"), current: byElementId("current"), page: this,
    });
    this.drawer = new Drawer({ panel: byElementId("sidebar"), opener: byElementId("menu"), backdrop: byElementId("backdrop") });
    closeElsewhere(byElementId("people-menu"));
    addByName(byElementId("add-person"), (name) => this.#add(() => door.addUser(name), (user) => this.world.putUser(user)));
    const enter = (channel) => this.openChannel(channel.id, channel);
    addByName(byElementId("add-channel"), (name) => this.#add(() => door.addChannel(name), enter));
  }

  #listen() {
    this.world.addEventListener("place", () => this.#placeChanged());
    this.world.addEventListener("messages", () => this.#messagesChanged());
    this.world.addEventListener("moved", () => this.reading.open(this.world.channelId));
    this.world.addEventListener("connection", () => showStatus(this.world));
    this.world.addEventListener("arrived", ({ detail }) => this.#countMissed(detail));
    byElementId("jump").addEventListener("click", () => this.scroll.toEnd());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && byElementId("scroller").contains(document.activeElement)) this.composer.focus();
    });
    window.addEventListener("online", () => this.gateway.hurry());
  }

  /** One event may change several things; the screen is brought up to date once for all of them. */
  #messagesChanged() {
    this.#drawing ??= Promise.resolve().then(() => this.#draw());
  }

  #draw() {
    this.#drawing = null;
    this.list.render();
    this.#showWelcome();
  }

  #placeChanged() {
    const { world } = this;
    this.sidebar.render();
    byElementId("guild").textContent = world.guild.name;
    byElementId("channel-name").textContent = world.channel?.name ?? "";
    byElementId("scroller").setAttribute("aria-label", `Messages in #${world.channel?.name ?? ""}`);
    this.notices.setTitle(`#${world.channel?.name ?? ""} | ${world.me.name} | Parlour`);
    this.composer.setPlace(world.channel);
    history.replaceState(null, "", `/?${new URLSearchParams({ user: world.me.id, channel: world.channelId })}`);
    showStatus(world);
    this.list.render({ all: true });
    this.#showWelcome();
  }

  #showWelcome() {
    const { world } = this;
    const welcome = byElementId("welcome");
    welcome.hidden = !world.log().complete;
    const canPlay = Boolean(this.composer.entry("play"));
    const key = JSON.stringify([world.channel?.name, world.me.name, world.bot.name, world.users.size, canPlay]);
    if (welcome.dataset.key === key) return;
    welcome.dataset.key = key;
    welcome.replaceChildren(drawWelcome({ world, page: this, canPlay }));
  }

  #countMissed(message) {
    if (this.world.isShown(message) && !this.scroll.atEnd) this.#showMissed(this.#missed + 1);
  }

  #showMissed(count) {
    this.#missed = count;
    const jump = byElementId("jump");
    jump.hidden = this.scroll.atEnd;
    jump.querySelector("span").textContent = count ? `${count} new below` : "To the newest";
  }

  /** Before each connection: the playground may have been started anew, with other people and channels. */
  async #prepare() {
    this.world.place(await door.state());
    const me = this.world.users.get(this.world.me.id);
    if (!me || me.token !== this.api.token) location.replace("/");
    return this.api.token;
  }

  async #connected({ session_id: sessionId }) {
    this.world.sessionId = sessionId;
    this.world.forgetOtherChannels();
    this.world.setConnection("open");
    await Promise.all([this.reading.reload(), this.loadCommands()]);
  }

  #lost() {
    this.world.sessionId = null;
    this.interactions.abandon();
    this.world.setConnection("lost");
  }

  #hear(name, data) {
    if (!this.interactions.heard(name, data)) applyEvent(this.world, name, data);
    if (name === "PRESENCE_UPDATE") this.loadCommands();
  }

  /** The bot's commands may have changed; what starts a game is shown when it can be started. */
  async loadCommands() {
    await this.composer.loadCommands().catch(() => this.notices.complain("The bot's commands could not be loaded."));
    this.#showWelcome();
  }

  #run(entry, options) {
    this.scroll.toEnd();
    return this.sending.send(entry, options);
  }

  async #add(request, done) {
    try {
      done(await request());
      return true;
    } catch (refusal) {
      this.notices.complain(refusal.message);
      return false;
    }
  }

  // What the page's parts ask of it.

  openChannel(id, channel) {
    if (channel) this.world.putChannel(channel);
    this.drawer.close();
    return this.reading.open(id).then(() => this.#readyToType());
  }

  become(id) {
    location.assign(`/?${new URLSearchParams({ user: id, channel: this.world.channelId })}`);
  }

  fillCommand(name, values) {
    this.composer.fill(name, values);
  }

  async showMessage(message) {
    if (message.channel_id !== this.world.channelId) await this.openChannel(message.channel_id);
    this.list.show(message.id);
  }

  /** The playground's answer of every few seconds. */
  refresh(state) {
    this.world.place(state);
    this.gateway.hurry();
  }
}
