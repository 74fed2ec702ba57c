// A list that stays at its newest end while it is read there, and stays where it is while it is read elsewhere.

const NEAR = 48;

export class StickyScroll {
  #top = 0;

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

  /** Only who scrolls up leaves the end: that new content came faster than one could follow is no leaving. */
  #look() {
    const up = this.scroller.scrollTop < this.#top - 1;
    this.#top = this.scroller.scrollTop;
    const atEnd = this.#distance < NEAR || (this.atEnd && !up);
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
