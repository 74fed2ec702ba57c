// Message components, classic and V2, as elements. What is pressed is found by `data-act` and `data-custom`.

import { h, icon, spoken } from "../dom.js";
import { ownAddress } from "../ids.js";
import { drawEmoji, drawMarkdown } from "../markdown/draw.js";
import { colourText } from "./embeds.js";
import { choicesOf, labelsOf } from "./choices.js";
import { cover, drawFile, drawGallery, drawPicture, resolveMedia } from "./media.js";

export const ROW = 1, BUTTON = 2, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, UPLOAD = 19, RADIO = 21, CHECKS = 22, CHECK = 23;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

/** Every component of a message, nested ones too. */
export function* everyComponent(components = []) {
  for (const component of components) {
    yield component;
    yield* everyComponent(component.components);
    if (component.accessory) yield component.accessory;
  }
}

export function findComponent(message, customId) {
  return [...everyComponent(message.components)].find((component) => component.custom_id === customId);
}

const holds = (component, customId) => [...everyComponent([component])].some((inner) => inner.custom_id === customId);

function drawLinkButton(button) {
  const address = ownAddress(button.url);
  const properties = { class: "button button-link", href: address, target: "_blank", rel: "noopener noreferrer" };
  return h("a", properties, faceOf(button), icon("outside"));
}

const faceOf = ({ emoji, label }) => [emoji && drawEmoji(emoji), label && h("span", { class: "button-label" }, label)];

function drawButton(button, { touched }) {
  if (button.style === LINK) return drawLinkButton(button);
  const pending = touched.pending === button.custom_id;
  return h("button", {
    type: "button",
    class: ["button", `button-${STYLES[button.style] ?? "secondary"}`, pending && "pending"],
    disabled: button.disabled,
    "aria-disabled": touched.pending ? "true" : null,
    "aria-busy": pending ? "true" : null,
    "aria-label": button.label ? null : button.emoji?.name,
    data: { act: "press", custom: button.custom_id, key: `${button.style} ${button.emoji?.name ?? ""} ${button.label ?? ""}` },
  }, faceOf(button), pending && spoken(" (waiting)"));
}

function drawSelect(select, { world, touched }) {
  const chosen = touched.chosen.get(select.custom_id);
  const labels = labelsOf(choicesOf(select, world), chosen);
  const pending = touched.pending === select.custom_id;
  const placeholder = select.placeholder || "Make a selection";
  return h("button", {
    type: "button", class: ["select", pending && "pending"], disabled: select.disabled,
    "aria-disabled": touched.pending ? "true" : null, "aria-busy": pending ? "true" : null,
    "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder,
    data: { act: "select", custom: select.custom_id, key: `select ${placeholder}` },
  }, h("span", { class: ["select-text", !labels.length && "placeholder"] }, labels.join(", ") || placeholder), icon("down"));
}

/** "The application did not respond", right under what was pressed. */
function withFailure(drawn, component, { touched }) {
  if (!touched.failure || !holds(component, touched.failure.customId)) return drawn;
  return [drawn, h("p", { class: "failure", role: "alert" }, touched.failure.text)];
}

function drawRow(row, context) {
  const drawn = h("div", { class: "action-row" }, row.components.map((inner) => drawComponent(inner, context)));
  return withFailure(drawn, row, context);
}

function drawSection(section, context) {
  const drawn = h("div", { class: "section" },
    h("div", { class: "section-text" }, section.components.map((inner) => drawComponent(inner, context))),
    h("div", { class: "accessory" }, drawComponent(section.accessory, context)));
  return withFailure(drawn, section, context);
}

function drawContainer(container, context) {
  const colour = container.accent_color;
  const drawn = h("div", {
    class: ["container", typeof colour === "number" && "container-accent"],
    style: typeof colour === "number" ? { "--accent": colourText(colour) } : {},
  }, container.components.map((inner) => drawComponent(inner, context)));
  return cover(drawn, container.spoiler);
}

function drawSeparator({ divider = true, spacing = 1 }) {
  return divider
    ? h("hr", { class: ["separator", spacing === 2 && "separator-large"] })
    : h("div", { class: ["separator", "separator-bare", spacing === 2 && "separator-large"] });
}

const drawers = {
  1: drawRow,
  2: drawButton,
  3: drawSelect,
  5: drawSelect,
  6: drawSelect,
  7: drawSelect,
  8: drawSelect,
  9: drawSection,
  10: ({ content }, { world }) => drawMarkdown(content, world),
  11: ({ media, description, spoiler }, { message }) =>
    drawPicture(resolveMedia(media, message), { description, spoiler, className: "thumbnail" }),
  12: ({ items }, { message }) => drawGallery(items.map((item) => ({ ...item, media: resolveMedia(item.media, message) }))),
  13: ({ file, name, size, spoiler }, { message }) => {
    const media = resolveMedia(file, message);
    return drawFile({ url: media.url, name: name ?? media.filename, size: size ?? media.size, spoiler });
  },
  14: drawSeparator,
  17: drawContainer,
};

/** `context`: `{world, message, touched}`, touched as the world remembers it. */
export function drawComponent(component, context) {
  const draw = drawers[component.type];
  return draw ? draw(component, context) : h("p", { class: "failure" }, `This page does not know components of type ${component.type}.`);
}
