// The playground over HTTP: Discord's routes as a person's client uses them, and the playground's own door.

/** The playground said no. `message` is for people. */
export class Refusal extends Error {
  constructor(status, answer) {
    super(answer?.message ?? answer?.error ?? `The playground answered with status ${status}.`);
    this.status = status;
    this.code = answer?.code ?? 0;
    this.retryAfter = answer?.retry_after;
  }
}

async function answerOf(response) {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return { message: text.slice(0, 200) };
  }
}

async function request(method, path, { token, body } = {}) {
  const headers = {};
  if (token) headers.Authorization = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { message: "The playground cannot be reached. Is it still running?" });
  }
  const answer = await answerOf(response);
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

/** The playground's own door. */
export const door = {
  state: () => request("GET", "/playground/state"),
  addUser: (name) => request("POST", "/playground/users", { body: { name } }),
  addChannel: (name) => request("POST", "/playground/channels", { body: { name } }),
};

/** Discord's routes, for one person. */
export class Api {
  constructor(token) {
    this.token = token;
  }

  #call(method, path, body) {
    return request(method, `/api/v10${path}`, { token: this.token, body });
  }

  /** The newest messages, or those before an id; newest first. */
  messages(channel, { before, limit = 50 } = {}) {
    const query = new URLSearchParams(before ? { limit, before } : { limit });
    return this.#call("GET", `/channels/${channel}/messages?${query}`);
  }

  commands(guild) {
    return this.#call("GET", `/guilds/${guild}/application-command-index`);
  }

  post(channel, content, nonce) {
    return this.#call("POST", `/channels/${channel}/messages`, { content, nonce });
  }

  interact(body) {
    return this.#call("POST", "/interactions", body);
  }
}
