// Classic embeds.

import { h } from "../dom.js";
import { ownAddress } from "../ids.js";
import { drawLine, drawMarkdown } from "../markdown/draw.js";
import { messageTime } from "../time.js";
import { drawPicture, resolveMedia } from "./media.js";

export const colourText = (number) => `#${number.toString(16).padStart(6, "0")}`;

function linked(url, className, ...children) {
  const address = ownAddress(url ?? "");
  return address
    ? h("a", { class: className, href: address, target: "_blank", rel: "noopener noreferrer" }, children)
    : h("span", { class: className }, children);
}

function drawField({ name, value, inline }, world) {
  return h("div", { class: ["embed-field", inline && "embed-field-inline"] },
    h("dt", null, drawLine(name, world)), h("dd", null, drawMarkdown(value, world)));
}

function drawFooter({ footer, timestamp }, world) {
  const parts = [footer?.text, timestamp && messageTime(timestamp, world.now())].filter(Boolean);
  return parts.length > 0 && h("footer", null, parts.join(" • "));
}

export function drawEmbed(embed, message, world) {
  const picture = (media, className) => media && drawPicture(resolveMedia(media, message), { className });
  return h("section", { class: "embed", style: embed.color ? { "--accent": colourText(embed.color) } : {} },
    h("div", { class: "embed-text" },
      embed.author && linked(embed.author.url, "embed-author", embed.author.name),
      embed.title && linked(embed.url, "embed-title", drawLine(embed.title, world)),
      embed.description && drawMarkdown(embed.description, world),
      embed.fields?.length > 0 && h("dl", null, embed.fields.map((field) => drawField(field, world)))),
    picture(embed.thumbnail, "picture embed-thumbnail"),
    picture(embed.image, "picture embed-image"),
    drawFooter(embed, world));
}
