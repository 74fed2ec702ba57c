// What each gateway event changes in the world.

const listed = new Set([0, 5, 10, 11, 12, 15]);

const forget = (world, data) => world.dropChannel(data.id);
const keep = (world, data) => {
  if (listed.has(data.type ?? 0)) world.putChannel({ id: data.id, name: data.name, parent_id: data.parent_id, ...threadState(data) });
};
const threadState = (data) => (data.thread_metadata ? { archived: data.thread_metadata.archived } : {});

const effects = {
  MESSAGE_CREATE: (world, data) => world.arrive(data),
  MESSAGE_UPDATE: (world, data) => world.edit(data),
  MESSAGE_DELETE: (world, data) => world.remove(data.channel_id, [data.id]),
  MESSAGE_DELETE_BULK: (world, data) => world.remove(data.channel_id, data.ids),
  CHANNEL_CREATE: keep,
  CHANNEL_UPDATE: keep,
  CHANNEL_DELETE: forget,
  THREAD_CREATE: keep,
  THREAD_UPDATE: keep,
  THREAD_DELETE: forget,
  GUILD_MEMBER_ADD: (world, data) => world.putUser(data.user),
  PRESENCE_UPDATE: (world, data) => {
    if (data.user.id === world.bot.id) world.setBotOnline(data.status !== "offline");
  },
};

/** Applies one event; unknown ones change nothing. */
export function applyEvent(world, name, data) {
  effects[name]?.(world, data);
}
