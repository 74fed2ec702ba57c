// Pictures and files, of attachments, embeds and components.

import { h, icon } from "../dom.js";
import { isOwn, ownAddress } from "../ids.js";

const PICTURE = /^image\/(png|jpeg|gif|webp)/;
const PICTURE_NAME = /\.(png|jpe?g|gif|webp)$/i;
const UNITS = ["bytes", "KB", "MB", "GB"];

export const isPicture = ({ content_type: type, filename }) => PICTURE.test(type ?? "") || (!type && PICTURE_NAME.test(filename ?? ""));

export function sizeText(bytes) {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1000, unit + 1];
  return `${unit && amount < 100 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[unit]}`;
}

/** The attachment that `attachment://name` speaks of, where the address was left as the bot wrote it. */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const attachment = name && message.attachments?.find(({ filename }) => filename === name);
  return attachment ? { ...attachment } : media;
}

function elsewhere(url, description) {
  return h("a", { class: "elsewhere", href: url, target: "_blank", rel: "noopener noreferrer" },
    icon("outside"), description || "A picture from elsewhere (not loaded here)");
}

/** Hides what is shown until it is asked for, if it is a spoiler. */
export function cover(shown, spoiler) {
  if (!spoiler) return shown;
  return h("div", { class: "spoiler spoiler-media", role: "button", tabindex: "0",
    "aria-label": "Spoiler, hidden. Press to see it.", data: { act: "reveal" } }, shown);
}

/** A picture that opens in a window of its own. */
export function drawPicture(media, { description, spoiler, className = "picture" } = {}) {
  const address = ownAddress(media?.url ?? "");
  if (!address) return null;
  if (!isOwn(address)) return elsewhere(address, description);
  const image = h("img", {
    src: address, alt: description ?? "", width: media.width ?? null, height: media.height ?? null, decoding: "async",
  });
  const link = h("a", { class: className, href: address, target: "_blank", "aria-label": description ? null : "Picture" }, image);
  return cover(link, spoiler);
}

/** A file to take away. */
export function drawFile({ url, name, size, spoiler }) {
  const address = ownAddress(url ?? "");
  const label = h("span", { class: "file-name" }, name || "file");
  const weight = size === undefined || size === null ? null : h("span", { class: "file-size" }, sizeText(size));
  const text = h("span", { class: "file-text" }, label, weight);
  if (!address) return h("div", { class: "file" }, icon("file"), text);
  return cover(h("a", { class: "file", href: address, download: name || true }, icon("file"), text, icon("download")), spoiler);
}

/** Attachments that no component or embed shows already. */
export function drawAttachments(attachments) {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((attachment) => !isPicture(attachment));
  return [
    pictures.length > 0 && drawGallery(pictures.map((media) => ({ media, description: media.description ?? media.filename }))),
    ...files.map(({ url, filename, size }) => drawFile({ url, name: filename, size })),
  ];
}

/** One to ten pictures side by side. */
export function drawGallery(items) {
  return h("div", { class: ["gallery", items.length > 1 && "gallery-many"] },
    items.map(({ media, description, spoiler }) => drawPicture(media, { description, spoiler })));
}
