// Moments as people read them.

const format = (options) => new Intl.DateTimeFormat(undefined, options);
const STYLES = {
  t: format({ timeStyle: "short" }),
  T: format({ timeStyle: "medium" }),
  d: format({ dateStyle: "short" }),
  D: format({ dateStyle: "long" }),
  f: format({ dateStyle: "long", timeStyle: "short" }),
  F: format({ dateStyle: "full", timeStyle: "short" }),
  s: format({ dateStyle: "short", timeStyle: "short" }),
  S: format({ dateStyle: "short", timeStyle: "medium" }),
};
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relativeText(seconds) {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** `<t:seconds:style>` as text; `now` in milliseconds. */
export function momentText(seconds, style, now) {
  return style === "R" ? relativeText(seconds - now / 1000) : STYLES[style].format(seconds * 1000);
}

export const fullMoment = (seconds) => STYLES.F.format(seconds * 1000);

const dayNumber = (date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60000) / 86400000);

/** Whether two ISO moments fall on one day here. */
export const sameDay = (a, b) => dayNumber(new Date(a)) === dayNumber(new Date(b));

/** The day as a divider between messages says it. */
export const dayText = (iso) => STYLES.D.format(new Date(iso));

/** When a message was written: "12:34" today, else with its day. */
export function messageTime(iso, now) {
  const date = new Date(iso);
  return dayNumber(date) === dayNumber(new Date(now)) ? STYLES.t.format(date) : STYLES.s.format(date);
}

/** Brings every relative moment within an element up to date. */
export function refreshMoments(root, now) {
  for (const element of root.querySelectorAll("time[data-style='R']")) {
    const text = momentText(Number(element.dataset.seconds), "R", now);
    if (element.textContent !== text) element.textContent = text;
  }
}
