// A list that stays at its newest end while it is read there, and stays where it is while it is read elsewhere.

const NEAR = 48;

export class StickyScroll {
  /** `scroller` scrolls, `content` grows within it; `changed(atEnd)` hears when the reader comes to the end or leaves it. */
  constructor(scroller, content, changed) {
    this.scroller = scroller;
    this.changed = changed;
    this.atEnd = true;
    scroller.addEventListener("scroll", () => this.#look(), { passive: true });
    const observer = new ResizeObserver(() => this.#follow());
    observer.observe(content);
    observer.observe(scroller);
  }

  get #distance() {
    return this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
  }

  #look() {
    const atEnd = this.#distance < NEAR;
    if (atEnd === this.atEnd) return;
    this.atEnd = atEnd;
    this.changed(atEnd);
  }

  #follow() {
    if (this.atEnd) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toEnd() {
    this.atEnd = true;
    this.#follow();
    this.changed(true);
  }

  /** Runs `change`, which adds rows above, and keeps what is being read in its place. */
  keeping(change) {
    const { scroller } = this;
    const below = scroller.scrollHeight - scroller.scrollTop;
    scroller.classList.add("prepending");
    change();
    scroller.scrollTop = scroller.scrollHeight - below;
    requestAnimationFrame(() => scroller.classList.remove("prepending"));
  }
}
