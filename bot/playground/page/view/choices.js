// What a select offers: its own options, or people, roles and channels.

import { nameOf } from "../world.js";

export const STRINGS = 3, USERS = 5, ROLES = 6, MENTIONABLES = 7, CHANNELS = 8;

const people = (world) => [...world.users.values(), world.bot].map((user) => ({ value: user.id, label: nameOf(user) }));
// The one role that every server has carries the server's own id.
const roles = (world) => [{ value: world.guild.id, label: "@everyone" }];
const channels = (world) => [...world.channels.values()].map(({ id, name }) => ({ value: id, label: `#${name}` }));

const offers = {
  [USERS]: people,
  [ROLES]: roles,
  [MENTIONABLES]: (world) => [...people(world), ...roles(world)],
  [CHANNELS]: channels,
};

function preset(select, choices) {
  const defaults = new Set((select.default_values ?? []).map(({ id }) => String(id)));
  return choices.map((choice) => ({ ...choice, chosen: defaults.has(choice.value) }));
}

/** The choices of a select component: `{value, label, description?, emoji?, chosen}`. */
export function choicesOf(select, world) {
  if (select.type === STRINGS) return select.options.map((option) => ({ ...option, chosen: Boolean(option.default) }));
  return preset(select, offers[select.type](world));
}

/** The labels of what is chosen: `values` where the person has chosen, else what the bot had set. */
export function labelsOf(choices, values) {
  return choices.filter((choice) => (values ? values.includes(choice.value) : choice.chosen)).map(({ label }) => label);
}

export const isSelect = ({ type }) => type === STRINGS || (type >= USERS && type <= CHANNELS);
