// The fields of a modal. Each: `{element, answer()}`; `answer()` gives the component as it is sent back.

import { h, icon } from "../dom.js";
import { drawMarkdown } from "../markdown/draw.js";
import { choicesOf, isSelect, labelsOf } from "./choices.js";
import { CHECK, CHECKS, LABEL, RADIO, ROW, TEXT, TEXT_INPUT, UPLOAD } from "./components.js";
import { openListbox } from "./listbox.js";

const PARAGRAPH = 2;
let count = 0;

const numbered = ({ type, id }) => (id === undefined ? { type } : { type, id });
const identity = (component) => ({ ...numbered(component), custom_id: component.custom_id });

function textField(input, names) {
  const { required = true, placeholder, value = "", min_length: least, max_length: most = 4000 } = input;
  const attributes = {
    ...names, class: "text-input", required, placeholder, minlength: least ?? null, maxlength: most, autocomplete: "off",
  };
  const element = input.style === PARAGRAPH ? h("textarea", { ...attributes, rows: "4" }) : h("input", { ...attributes, type: "text" });
  element.value = value ?? "";
  return { element, answer: () => ({ ...identity(input), value: element.value }) };
}

function selectField(select, names, world) {
  const choices = choicesOf(select, world);
  const { min_values: min = 1, max_values: max = 1, required = true, placeholder = "Make a selection" } = select;
  let values = choices.filter(({ chosen }) => chosen).map(({ value }) => value);
  const text = h("span", { class: "select-text" });
  const properties = { type: "button", class: "select", ...names, "aria-haspopup": "listbox", "aria-expanded": "false" };
  const button = h("button", properties, text, icon("down"));
  const needed = () => required && values.length < Math.max(1, min);
  const show = () => {
    const labels = labelsOf(choices, values);
    text.textContent = labels.join(", ") || placeholder;
    text.classList.toggle("placeholder", !labels.length);
  };
  button.addEventListener("click", () => openListbox({
    anchor: button, title: placeholder, choices, chosen: values, min: required ? min : 0, max,
    done: (chosen) => { values = chosen; show(); },
  }));
  show();
  return { element: button, answer: () => ({ ...identity(select), values }), needed };
}

function boxes(type, { options, required = true }, names) {
  const group = `boxes-${count++}`;
  const inputs = options.map((option) => {
    const input = h("input", { type, name: group, value: option.value, checked: option.default, required: type === "radio" && required });
    const text = h("span", null, option.label, option.description && h("small", null, option.description));
    return { input, row: h("label", { class: "check" }, input, text) };
  });
  const element = h("div", { ...names, class: "checks", role: type === "radio" ? "radiogroup" : "group" }, inputs.map(({ row }) => row));
  return { element, chosen: () => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value) };
}

function radioField(radio, names) {
  const { element, chosen } = boxes("radio", radio, names);
  return { element, answer: () => ({ ...identity(radio), value: chosen()[0] ?? null }) };
}

function checksField(checks, names) {
  const { element, chosen } = boxes("checkbox", checks, names);
  const { min_values: min = 1, required = true } = checks;
  return { element, answer: () => ({ ...identity(checks), values: chosen() }), needed: () => required && chosen().length < min };
}

function checkField(check, names) {
  const input = h("input", { ...names, type: "checkbox", checked: check.default });
  return { element: input, answer: () => ({ ...identity(check), value: input.checked }) };
}

function uploadField(upload, names) {
  const element = h("p", { ...names, class: "hint" }, "Files cannot be sent in the playground.");
  return { element, answer: () => ({ ...identity(upload), values: [] }) };
}

const makers = { [TEXT_INPUT]: textField, [RADIO]: radioField, [CHECKS]: checksField, [CHECK]: checkField, [UPLOAD]: uploadField };

function control(component, names, world) {
  return isSelect(component) ? selectField(component, names, world) : makers[component.type](component, names);
}

/** A control under its label and description, with room for what is wrong with it. */
function labelled(component, { label, description }, world) {
  const id = `field-${count++}`;
  const names = { id, "aria-labelledby": `${id}-label`, "aria-describedby": description ? `${id}-hint` : null };
  const field = control(component, names, world);
  const required = component.required ?? component.type !== CHECK;
  const element = h("div", { class: "field" },
    h("label", { for: id, id: `${id}-label` }, label, required && h("span", { class: "needed", title: "needed" }, " *")),
    description && h("p", { class: "hint", id: `${id}-hint` }, description),
    field.element);
  return { ...field, element };
}

function rowField(row, world) {
  const [input] = row.components;
  const field = labelled(input, { label: input.label ?? "", description: "" }, world);
  return { ...field, answer: () => ({ type: ROW, components: [field.answer()] }) };
}

function labelField(component, world) {
  const field = labelled(component.component, component, world);
  return { ...field, answer: () => ({ ...numbered(component), component: field.answer() }) };
}

function textBlock(component, world) {
  return { element: drawMarkdown(component.content, world), answer: () => numbered(component) };
}

/** The field for one of a modal's top-level components. */
export function modalField(component, world) {
  const make = { [ROW]: rowField, [LABEL]: labelField, [TEXT]: textBlock }[component.type];
  if (!make) throw new Error(`A modal cannot hold a component of type ${component.type}.`);
  return make(component, world);
}
