// Getting messages onto the screen: when a channel is opened, when one scrolls back, and after a lost connection.

const PAGE = 50;
const NEAR_TOP = 300;

export class Reading {
  #fetching = false;

  /** `marks`: `{loading(on), draw()}` shows that messages are on their way, and those that have come, at once. */
  constructor({ world, api, scroller, scroll, complain, marks }) {
    Object.assign(this, { world, api, scroll, complain, marks });
    scroller.addEventListener("scroll", () => {
      if (scroller.scrollTop < NEAR_TOP) this.older();
    }, { passive: true });
  }

  /** Asks for the current channel's newest messages. */
  async reload() {
    const { channelId } = this.world;
    if (!channelId) return;
    const log = this.world.log(channelId);
    log.expectReload();
    this.marks.loading(!log.loaded);
    const newest = await this.#fetch(channelId);
    if (!newest) return;
    log.reload(newest, PAGE);
    if (channelId === this.world.channelId) this.#show();
  }

  /** Shows a channel at its newest end. */
  async open(channelId) {
    this.world.open(channelId);
    if (this.world.log().loaded) this.#show();
    else await this.reload();
    this.scroll.toEnd();
  }

  /** Asks for messages before the oldest one here. */
  async older() {
    const { channelId } = this.world;
    const log = this.world.log();
    if (this.#fetching || !log.loaded || log.complete || !log.all.length) return;
    this.#fetching = true;
    const older = await this.#fetch(channelId, log.all[0].id);
    this.#fetching = false;
    if (!older) return;
    log.complete = older.length < PAGE;
    this.scroll.keeping(() => {
      log.put(...older);
      if (channelId === this.world.channelId) this.#show();
    });
  }

  #show() {
    this.marks.loading(false);
    this.marks.draw();
  }

  async #fetch(channelId, before) {
    try {
      return await this.api.messages(channelId, { before, limit: PAGE });
    } catch (refusal) {
      this.complain(`The messages could not be loaded. ${refusal.message}`);
      return null;
    }
  }
}
