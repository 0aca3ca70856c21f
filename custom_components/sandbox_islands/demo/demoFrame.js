/** Seconds that a page may take to load. */
export const LOAD_TIMEOUT = 10;

/**
 * Watches a frame while it runs: whether it loads, and whether it is seen. It posts
 * `{type: "pause"}` to the page when it goes off screen and `{type: "resume"}` when it is back.
 */
export class DemoFrame {
  #frame;
  #origin;
  #observer;
  #timer;
  #isSeen = true;
  #hasLoaded = false;
  #listeners = new AbortController();

  /**
   * @param {HTMLIFrameElement} frame Its `src` is set.
   * @param {(event: "load" | "timeout") => void} onEvent Called once.
   */
  constructor(frame, onEvent) {
    this.#frame = frame;
    this.#origin = new URL(frame.src, location.href).origin;
    frame.addEventListener("load", () => this.#onLoad(onEvent), { signal: this.#listeners.signal });
    this.#observer = new IntersectionObserver((entries) => this.#onSeen(entries.at(-1).isIntersecting));
    this.#observer.observe(frame);
    // Counts seconds instead of setting one timer: a laptop's sleep counts as one of them.
    let left = LOAD_TIMEOUT;
    this.#timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(this.#timer);
      onEvent("timeout");
    }, 1000);
  }

  /** Removes listener, observer and timer. */
  destroy() {
    clearInterval(this.#timer);
    this.#observer.disconnect();
    this.#listeners.abort();
  }

  #onLoad(onEvent) {
    clearInterval(this.#timer);
    const isFirst = !this.#hasLoaded;
    this.#hasLoaded = true;
    if (!this.#isSeen) this.#send("pause");
    if (isFirst) onEvent("load");
  }

  #onSeen(isSeen) {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (this.#hasLoaded) this.#send(isSeen ? "resume" : "pause");
  }

  #send(type) {
    this.#frame.contentWindow?.postMessage({ type }, this.#origin);
  }
}
