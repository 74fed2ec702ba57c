// Parts that open and close: the sidebar on narrow screens, and small menus.

const NARROW = matchMedia("(max-width: 760px)");

/** Makes the sidebar a drawer where the screen is narrow. */
export class Drawer {
  constructor({ panel, opener, backdrop }) {
    Object.assign(this, { panel, opener, backdrop });
    opener.addEventListener("click", () => this.#set(panel.inert));
    backdrop.addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
    NARROW.addEventListener("change", () => this.#set(false));
    this.#set(false);
  }

  close() {
    if (NARROW.matches && !this.panel.inert) this.#set(false);
  }

  #set(open) {
    const shown = open && NARROW.matches;
    const hadFocus = this.panel.contains(document.activeElement);
    this.panel.inert = NARROW.matches && !shown;
    this.panel.classList.toggle("drawn", shown);
    this.backdrop.hidden = !shown;
    this.opener.setAttribute("aria-expanded", String(shown));
    if (shown) this.panel.querySelector("button")?.focus();
    else if (hadFocus && NARROW.matches) this.opener.focus();
  }
}

/** Closes a `<details>` menu on Escape and on a press elsewhere. */
export function closeElsewhere(details) {
  document.addEventListener("pointerdown", (event) => {
    if (!details.contains(event.target)) details.open = false;
  });
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary").focus();
    event.stopPropagation();
  });
}
