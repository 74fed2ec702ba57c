// Pictures of people: their initial on a colour of their own. The bot wears a spade.

import { h } from "../dom.js";
import { nameOf } from "../world.js";

const COLOURS = 8;

const colourOf = (id) => Number(BigInt(id) % 9973n) % COLOURS;

export function drawAvatar(user) {
  return h("span", { class: ["avatar", user.bot ? "avatar-bot" : `avatar-${colourOf(user.id)}`], "aria-hidden": "true" },
    user.bot ? "♠" : nameOf(user).slice(0, 1).toUpperCase());
}
