// What stands at the beginning of a channel: what this place is, and how to start.

import { h, icon } from "../dom.js";

const press = (label, click) => h("button", { type: "button", class: "button button-primary", on: { click } }, label);

function start(page) {
  return h("li", null, "Type ", h("kbd", null, "/play euchre"), " in the box below and press ", h("kbd", null, "Enter"), ".",
    press("Fill it in for me", () => page.fillCommand("play", { game: "euchre" })));
}

function look(page, botName) {
  return h("li", null, "Type ", h("kbd", null, "/"), ` in the box below to see what ${botName} can do.`,
    press("Show the commands", () => page.fillCommand("")));
}

function others(world) {
  const other = [...world.users.values()].find(({ id }) => id !== world.me.id);
  return other && h("li", null, `You play as ${world.me.name}. Others join from windows of their own:`,
    h("a", { class: "button button-secondary", href: `/?user=${other.id}`, target: "_blank", rel: "noopener" },
      `Open a window as ${other.name}`, icon("outside")));
}

/** `{world, page, canPlay}`: canPlay when the bot has a command /play. */
export function drawWelcome({ world, page, canPlay }) {
  return h("div", { class: "welcome-text" },
    h("span", { class: "welcome-sign", "aria-hidden": "true" }, "♠"),
    h("h2", null, `Welcome to #${world.channel?.name ?? ""}`),
    h("p", null, `This is a small Discord on your own machine. ${world.bot.name} is here to play cards with you and whoever you let in.`),
    h("ol", null, canPlay ? start(page) : look(page, world.bot.name), others(world)));
}
