// Whether the bot is there, and whether this window still hears of anything.

import { byElementId } from "../dom.js";

function bannerText(world) {
  if (world.connection === "lost") return "Connection lost. Reconnecting…";
  if (!world.bot.online) return `${world.bot.name} is offline. Games are kept; it usually comes back by itself.`;
  return "";
}

export function showStatus(world) {
  const state = byElementId("bot-state");
  state.classList.toggle("online", world.bot.online);
  state.textContent = `${world.bot.name} is ${world.bot.online ? "online" : "offline"}`;
  const banner = byElementId("banner");
  const text = bannerText(world);
  banner.hidden = !text;
  if (banner.textContent !== text) banner.textContent = text;
}
