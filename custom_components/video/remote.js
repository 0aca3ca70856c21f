/** Milliseconds that a player of this site has to report after its page has loaded. */
const PATIENCE = 4000;

const read = (data) => {
  try {
    return typeof data === "string" ? JSON.parse(data) : data;
  } catch {
    return null;
  }
};

/**
 * Talks to a player page in a frame, in the few words that Vimeo's player knows too:
 * `{method}` there, `{event}` back. Nobody but the frame's own origin is heard or told.
 */
export class Remote {
  /**
   * @param {HTMLIFrameElement} frame Its `src` is set.
   * @param {(event: "ready" | "play" | "pause" | "error") => void} tell
   */
  constructor(frame, tell) {
    this.frame = frame;
    this.tell = tell;
    this.origin = new URL(frame.src, location.href).origin;
    this.listening = new AbortController();
    const { signal } = this.listening;
    window.addEventListener("message", (message) => this.#hear(message), { signal });
    frame.addEventListener("load", () => this.#wait(), { signal });
  }

  play() {
    this.#say("play");
  }

  pause() {
    this.#say("pause");
  }

  destroy() {
    clearTimeout(this.waiting);
    this.listening.abort();
  }

  #say(method, value) {
    this.frame.contentWindow?.postMessage({ method, value }, this.origin);
  }

  #hear({ source, origin, data }) {
    if (source !== this.frame.contentWindow || origin !== this.origin) return;
    const event = read(data)?.event;
    if (event === "ready") this.#subscribe();
    if (event) this.#report(event);
  }

  #subscribe() {
    for (const event of ["play", "pause", "error"]) this.#say("addEventListener", event);
  }

  // A player elsewhere that speaks another language is shown as it is. One of this site that
  // says nothing is not there.
  #wait() {
    if (this.heard) return;
    if (this.origin !== location.origin) this.#report("ready");
    else this.waiting = setTimeout(() => this.#report("error"), PATIENCE);
  }

  #report(event) {
    this.heard = true;
    clearTimeout(this.waiting);
    this.tell(event);
  }
}
