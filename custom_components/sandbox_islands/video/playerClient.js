/** Seconds that a player's page may take to load. */
const LOAD_TIMEOUT = 15;

/** Seconds that a player of this site may take, once its page has loaded, to send an event. */
const READY_TIMEOUT = 4;

const parse = (data) => {
  try {
    return typeof data === "string" ? JSON.parse(data) : data;
  } catch {
    return null;
  }
};

/**
 * Controls a player page in a frame, with the messages of Vimeo's player: `{method}` to the frame,
 * `{event}` from it. Messages are sent to and accepted from the frame's own origin only.
 */
export class PlayerClient {
  #frame;
  #onEvent;
  #origin;
  #timer;
  #hasAnswered = false;
  #listeners = new AbortController();

  /**
   * @param {HTMLIFrameElement} frame Its `src` is set.
   * @param {(event: "ready" | "play" | "pause" | "error" | "timeout") => void} onEvent "error"
   *   means that there is no such video, "timeout" that the player does not answer.
   */
  constructor(frame, onEvent) {
    this.#frame = frame;
    this.#onEvent = onEvent;
    this.#origin = new URL(frame.src, location.href).origin;
    const { signal } = this.#listeners;
    window.addEventListener("message", (message) => this.#onMessage(message), { signal });
    frame.addEventListener("load", () => this.#onLoad(), { signal });
    this.#reportLater("timeout", LOAD_TIMEOUT);
  }

  /** Sends the message to play. */
  play() {
    this.#send("play");
  }

  /** Sends the message to pause. */
  pause() {
    this.#send("pause");
  }

  /** Removes listeners and timer. */
  destroy() {
    clearInterval(this.#timer);
    this.#listeners.abort();
  }

  #send(method, value) {
    this.#frame.contentWindow?.postMessage({ method, value }, this.#origin);
  }

  #onMessage({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== this.#origin) return;
    const event = parse(data)?.event;
    if (event === "ready") {
      for (const name of ["play", "pause", "error"]) this.#send("addEventListener", name);
    }
    if (event) this.#report(event);
  }

  // A player of another site may not support these messages, so it is shown without an answer. A
  // page of this site that sends none is not a player.
  #onLoad() {
    if (this.#hasAnswered) return;
    if (this.#origin !== location.origin) this.#report("ready");
    else this.#reportLater("error", READY_TIMEOUT);
  }

  // Counts seconds instead of setting one timer: a laptop's sleep counts as one of them, so that a
  // player which loads when it wakes is not given up at once.
  #reportLater(event, seconds) {
    let left = seconds;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => --left || this.#report(event), 1000);
  }

  #report(event) {
    this.#hasAnswered = true;
    clearInterval(this.#timer);
    this.#onEvent(event);
  }
}
