// One message as an element.

import { h, icon, spoken } from "../dom.js";
import { drawMarkdown } from "../markdown/draw.js";
import { plainMarkdown } from "../markdown/plain.js";
import { fullMoment, messageTime } from "../time.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING, nameOf } from "../world.js";
import { drawAvatar } from "./avatar.js";
import { drawComponent, everyComponent } from "./components.js";
import { drawEmbed } from "./embeds.js";
import { drawAttachments } from "./media.js";

const COMMAND = 2, THREAD_CREATED = 18;

const has = (message, flag) => Boolean((message.flags ?? 0) & flag);
export const isEphemeral = (message) => has(message, EPHEMERAL);
export const isLoading = (message) => has(message, LOADING);

/** The interaction that a message answers, if it was a slash command. */
function commandOf(message) {
  const interaction = message.interaction_metadata ?? message.interaction;
  if (interaction?.type !== COMMAND) return null;
  return { user: interaction.user, name: message.interaction?.name ?? interaction.name };
}

export function isMentioned(message, me) {
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some(({ id }) => id === me.id);
}

function drawCommandLine({ user, name }) {
  const used = name ? [" used ", h("span", { class: "command-name" }, `/${name}`)] : " used a command";
  return h("p", { class: "context" }, icon("reply"), h("strong", null, nameOf(user)), used);
}

function drawReplyLine({ referenced_message: original }, world) {
  const text = original ? plainText(original, world).split("\n")[0].slice(0, 120) : "A message that is gone";
  return h("p", { class: "context" }, icon("reply"), original && h("strong", null, nameOf(original.author)), " ", text);
}

function drawContext(message, world) {
  const command = commandOf(message);
  if (command) return drawCommandLine(command);
  // A private panel outlives the message whose button brought it; that is no news to anybody.
  const shown = message.referenced_message || (message.referenced_message === null && !isEphemeral(message));
  return shown && drawReplyLine(message, world);
}

function drawHeader(message, world) {
  const seconds = Date.parse(message.timestamp) / 1000;
  return h("h3", { class: "byline", id: `by-${message.id}` },
    h("span", { class: "author" }, nameOf(message.author)),
    message.author.bot && h("span", { class: "badge" }, "APP"),
    h("time", { datetime: message.timestamp, title: fullMoment(seconds) }, messageTime(message.timestamp, world.now())));
}

function drawEdited({ edited_timestamp: edited }) {
  return edited && h("span", { class: "edited", title: fullMoment(Date.parse(edited) / 1000) }, "(edited)");
}

function drawThinking(message) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking" }, dots, `${nameOf(message.author)} is thinking…`);
}

/** Attachments that a component or an embed shows are not shown twice. */
function looseAttachments(message) {
  if (!has(message, COMPONENTS_V2)) {
    const shown = new Set((message.embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
    return (message.attachments ?? []).filter(({ url, filename }) => !shown.has(url) && !shown.has(`attachment://${filename}`));
  }
  return [];
}

function drawBody(message, context) {
  const { world } = context;
  if (isLoading(message)) return drawThinking(message);
  if (message.type === THREAD_CREATED) return h("p", { class: "system" }, `started a thread: ${message.content}`);
  return [
    message.content && drawMarkdown(message.content, world),
    (message.embeds ?? []).map((embed) => drawEmbed(embed, message, world)),
    drawAttachments(looseAttachments(message)),
    (message.components ?? []).map((component) => drawComponent(component, context)),
    drawEdited(message),
  ];
}

function drawPrivacy(message) {
  return h("p", { class: "privacy" }, icon("eye"), "Only you can see this", h("span", { "aria-hidden": "true" }, " • "),
    h("button", { type: "button", class: "text-button", data: { act: "dismiss", key: "dismiss" } }, "Dismiss message"));
}

/** `context`: `{world, touched, grouped}`; a grouped message follows one of the same author and needs no name. */
export function drawMessage(message, { world, touched, grouped }) {
  const context = { world, message, touched };
  const mentioned = isMentioned(message, world.me);
  return h("article", {
    class: ["message", grouped && "grouped", isEphemeral(message) && "ephemeral", mentioned && "mentioned"],
    tabindex: "-1", "aria-labelledby": grouped ? null : `by-${message.id}`, "aria-label": grouped ? nameOf(message.author) : null,
  },
  drawContext(message, world),
  !grouped && drawAvatar(message.author),
  !grouped && drawHeader(message, world),
  mentioned && spoken("This message mentions you."),
  h("div", { class: "body" }, drawBody(message, context), isEphemeral(message) && drawPrivacy(message)));
}

/** A command of this window that is on its way or got no answer. */
export function drawLocal(local, world) {
  return h("article", { class: ["message", "ephemeral", "local"], tabindex: "-1" },
    drawCommandLine({ user: world.me, name: local.name }),
    drawAvatar(world.bot),
    h("h3", { class: "byline" }, h("span", { class: "author" }, nameOf(world.bot)), h("span", { class: "badge" }, "APP")),
    h("div", { class: "body" },
      local.failure ? h("p", { class: "failure", role: "alert" }, local.failure) : h("p", { class: "thinking" }, "Sending command…"),
      local.failure && drawPrivacy(local)));
}

const partsOf = {
  10: ({ content }) => content,
  13: ({ name }) => name ?? "a file",
};

/** What a message says, as plain lines without its controls: for reading aloud, notices and replies. */
export function plainText(message, world) {
  if (isLoading(message)) return "is thinking…";
  const embeds = (message.embeds ?? []).flatMap(({ title, description }) => [title, description]);
  const components = [...everyComponent(message.components)].map((component) => partsOf[component.type]?.(component));
  const files = has(message, COMPONENTS_V2) ? [] : (message.attachments ?? []).map(({ filename }) => filename);
  return [message.content, ...embeds, ...components, ...files].filter(Boolean)
    .map((text) => plainMarkdown(text, world))
    .join("\n");
}
