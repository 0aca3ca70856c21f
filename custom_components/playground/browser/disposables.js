/**
 * A list of clean-up functions, run together, last one first.
 *
 * A small part of the platform's `DisposableStack`, with the same method names. The platform's own
 * cannot be used yet: Chromium has it since 134 and Firefox since 141, Safari not at all.
 */
export class Disposables {
  #cleanups = [];

  /**
   * Registers a function that `dispose()` will call.
   *
   * @param {() => void} cleanup
   */
  defer(cleanup) {
    this.#cleanups.push(cleanup);
  }

  /** Adds an event listener that `dispose()` will remove. */
  listen(target, type, listener, options) {
    target.addEventListener(type, listener, options);
    this.defer(() => target.removeEventListener(type, listener, options));
  }

  /** Runs every registered function and empties the list. Bound, so it can be passed as a callback. */
  dispose = () => {
    for (const cleanup of this.#cleanups.reverse()) cleanup();
    this.#cleanups = [];
  };
}
