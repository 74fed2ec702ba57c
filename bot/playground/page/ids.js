// Ids are decimal strings, too long for numbers.

/** Orders ids by age, oldest first. */
export const byAge = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));

/** A word by which the answer to a request is recognised; no other window makes the same. */
export function newNonce() {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now()}${String(chance).padStart(10, "0")}`;
}

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** The address of a picture or file as this page may load it: the playground answers to several names, the page to one. */
export function ownAddress(address) {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  if (!url) return null;
  if (LOOPBACK.has(url.hostname) && url.port === location.port) return location.origin + url.pathname + url.search;
  return ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

/** Whether the page may show what lies at this address (it loads nothing from elsewhere). */
export const isOwn = (address) => address?.startsWith(`${location.origin}/`) ?? false;
