// Keeping the keyboard's place when a message changes under it.

const CONTROLS = "button, a[href], [role='button']";

// A control's key is its label as the bot wrote it, without what the page adds while it waits.
const labelOf = (control) => control.dataset.key ?? control.textContent;
const usable = (control) => !control.disabled;

/** What has the focus within `article`, so that it can be found again after the change; null if nothing has. */
export function rememberFocus(article) {
  const control = document.activeElement;
  if (!article.contains(control)) return null;
  return { control, custom: control.dataset.custom, label: labelOf(control) };
}

function successor(article, { custom, label }) {
  const controls = [...article.querySelectorAll(CONTROLS)].filter(usable);
  return controls.find((control) => custom && control.dataset.custom === custom) ?? controls.find((control) => labelOf(control) === label);
}

/**
 * The focus follows the control by its id or its label. If that is gone, the message itself takes it: never another
 * control, which a second press of Enter would set off.
 */
export function restoreFocus(article, remembered) {
  if (!remembered) return;
  const { control, label } = remembered;
  const same = control.isConnected && usable(control) && labelOf(control) === label;
  const target = same ? control : successor(article, remembered) ?? article;
  if (document.activeElement !== target) target.focus({ preventScroll: true });
}
