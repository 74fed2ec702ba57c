// Making a shown element equal to a freshly drawn one while keeping its nodes, and with them focus, scroll and loaded pictures.

const isLocal = (element) => element.dataset?.open !== undefined;

function morphAttributes(shown, wanted) {
  for (const { name } of [...shown.attributes]) {
    if (name !== "style" && !wanted.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (name !== "style" && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  // A style attribute set as text would be blocked by the Content-Security-Policy; the object model is not.
  if (shown.style.cssText !== wanted.style.cssText) shown.style.cssText = wanted.style.cssText;
}

const keyOf = (node) => node.dataset?.key;

/** Hands out the old children: by key where there is one, else the next of the same kind. */
class OldChildren {
  constructor(parent) {
    this.loose = [];
    this.keyed = new Map();
    for (const child of parent.childNodes) {
      if (keyOf(child) === undefined) this.loose.push(child);
      else this.keyed.set(keyOf(child), child);
    }
  }

  matching(wanted) {
    const key = keyOf(wanted);
    if (key === undefined) return this.#nextLoose(wanted.nodeName);
    const found = this.keyed.get(key);
    this.keyed.delete(key);
    return found?.nodeName === wanted.nodeName ? found : undefined;
  }

  #nextLoose(nodeName) {
    const index = this.loose.findIndex((child) => child.nodeName === nodeName);
    return index < 0 ? undefined : this.loose.splice(index, 1)[0];
  }
}

function morphChildren(shown, wanted) {
  const old = new OldChildren(shown);
  let cursor = shown.firstChild;
  for (const child of [...wanted.childNodes]) {
    const kept = old.matching(child);
    if (kept) morph(kept, child);
    const node = kept ?? child;
    if (node === cursor) cursor = cursor.nextSibling;
    else shown.insertBefore(node, cursor);
  }
  while (cursor) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

/**
 * Changes `shown` until it looks like `wanted` (which is used up).
 * An element with `data-open` was opened by the person who looks at it (a spoiler): its attributes stay.
 */
export function morph(shown, wanted) {
  if (shown.nodeType !== Node.ELEMENT_NODE) {
    if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue;
    return;
  }
  if (!isLocal(shown)) morphAttributes(shown, wanted);
  morphChildren(shown, wanted);
}
