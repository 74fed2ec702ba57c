// The socket on which the playground tells what happens. Lost connections are made anew, more patiently each time.

const DISPATCH = 0, HEARTBEAT = 1, IDENTIFY = 2, RECONNECT = 7, INVALID_SESSION = 9, HELLO = 10, ACKNOWLEDGED = 11;
const PATIENCE = [200, 400, 800, 1600, 3000];

/**
 * Emits `dispatch` ({name, data}), `open` (READY has come) and `lost`.
 * After `lost` it connects again by itself until `close()`; `prepare` runs before each try and gives the token.
 */
export class Gateway extends EventTarget {
  #socket = null;
  #beat = 0;
  #acknowledged = true;
  #sequence = null;
  #tries = 0;
  #retry = 0;
  #closed = false;

  constructor(prepare) {
    super();
    this.prepare = prepare;
  }

  async connect() {
    clearTimeout(this.#retry);
    try {
      const token = await this.prepare();
      if (!this.#closed) this.#dial(token);
    } catch {
      this.#lost();
    }
  }

  /** Tries at once instead of waiting for the next turn. */
  hurry() {
    if (!this.#closed && !this.#socket) this.connect();
  }

  close() {
    this.#closed = true;
    this.#hangUp();
  }

  #dial(token) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/gateway?v=10&encoding=json`);
    this.#socket = socket;
    this.#acknowledged = true;
    this.#sequence = null;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data), token);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #receive({ op, d, s, t }, token) {
    this.#sequence = s ?? this.#sequence;
    if (op === DISPATCH) this.#dispatch(t, d);
    else if (op === HELLO) this.#greet(d.heartbeat_interval, token);
    else if (op === ACKNOWLEDGED) this.#acknowledged = true;
    else if (op === HEARTBEAT) this.#send(HEARTBEAT, this.#sequence);
    else if (op === RECONNECT || op === INVALID_SESSION) this.#lost();
  }

  #greet(interval, token) {
    this.#send(IDENTIFY, { token, properties: { os: "web", browser: "Parlour playground", device: "" }, intents: 0 });
    this.#beat = setInterval(() => this.#heartbeat(), interval);
  }

  #heartbeat() {
    if (!this.#acknowledged) return this.#lost();
    this.#acknowledged = false;
    this.#send(HEARTBEAT, this.#sequence);
  }

  #send(op, d) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ op, d }));
  }

  #dispatch(name, data) {
    if (name === "READY") {
      this.#tries = 0;
      this.dispatchEvent(new CustomEvent("open", { detail: data }));
    } else this.dispatchEvent(new CustomEvent("dispatch", { detail: { name, data } }));
  }

  #hangUp() {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost() {
    this.#hangUp();
    if (this.#closed) return;
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#retry = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
    this.dispatchEvent(new Event("lost"));
  }
}
