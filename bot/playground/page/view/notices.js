// Small notices in the corner, what is read aloud, and the count in the window's title.

import { h, icon } from "../dom.js";

const NOTICE_MS = 8000;
const SPOKEN_MAX = 600;

export class Notices {
  #unread = 0;
  #title = "Parlour";

  constructor(corner, aloud) {
    this.corner = corner;
    this.aloud = aloud;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#count(0);
    });
  }

  /** A notice that goes by itself; `act` (`{label, run}`) gives it a button. */
  show(text, { title, act, kind = "info" } = {}) {
    const close = () => notice.remove();
    const properties = (className, click) => ({ type: "button", class: className, on: { click } });
    const notice = h("div", { class: ["notice", `notice-${kind}`] },
      h("div", { class: "notice-text" }, title && h("strong", null, title), h("p", null, text)),
      act && h("button", properties("text-button", () => { close(); act.run(); }), act.label),
      h("button", { ...properties("plain-button", close), "aria-label": "Close this notice" }, icon("close")));
    this.corner.append(notice);
    while (this.corner.children.length > 3) this.corner.firstElementChild.remove();
    setTimeout(close, NOTICE_MS);
  }

  complain(text) {
    this.show(text, { kind: "problem" });
  }

  say(text) {
    this.aloud.append(h("p", null, text.slice(0, SPOKEN_MAX)));
    while (this.aloud.children.length > 5) this.aloud.firstElementChild.remove();
  }

  /** Counts a mention that came while the window was out of sight. */
  mention() {
    if (document.hidden) this.#count(this.#unread + 1);
  }

  setTitle(title) {
    this.#title = title;
    this.#count(this.#unread);
  }

  #count(unread) {
    this.#unread = unread;
    document.title = unread ? `(${unread}) ${this.#title}` : this.#title;
  }
}
