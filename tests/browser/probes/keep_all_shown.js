// Keeps in `shown` everything that the page ever holds, words and attributes: each message, and each
// part around them, whenever it changes.
(() => {
  const PARTS = "#messages > *, #welcome, #banner, .top, #sidebar, #suggestions li, #box, #corner > *, #aloud > *, dialog, .popup";
  const last = new WeakMap();
  window.shown = [];
  new MutationObserver(() => {
    for (const part of document.querySelectorAll(PARTS)) {
      const whole = part.outerHTML;
      if (last.get(part) !== whole) window.shown.push(whole);
      last.set(part, whole);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
