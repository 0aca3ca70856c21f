/** The few parts of a document that the playground's input needs. */

/** An event with the given fields. */
export function createEvent(type, fields = {}) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries(fields)) {
    Object.defineProperty(event, key, { value, configurable: true });
  }
  return event;
}

/** An event target that counts its listeners. */
class CountingTarget extends EventTarget {
  #counts = new Map();

  addEventListener(type, listener, options) {
    const add = (count) => this.#counts.set(type, (this.#counts.get(type) ?? 0) + count);
    add(1);
    options.signal.addEventListener("abort", () => add(-1));
    super.addEventListener(type, listener, options);
  }

  /** Event types that have a listener. */
  get listenedTypes() {
    return [...this.#counts].filter(([, count]) => count > 0).map(([type]) => type);
  }
}

/** An element at 100, 50 that has visible focus while `focused` is true. */
export function createInputArea() {
  const area = new CountingTarget();
  area.dataset = {};
  area.captured = [];
  area.focused = true;
  area.getBoundingClientRect = () => ({ left: 100, top: 50 });
  area.setPointerCapture = (id) => area.captured.push(id);
  area.matches = () => area.focused;
  return area;
}

/** Replaces the global `window` and returns it. */
export function createWindow() {
  globalThis.window = new CountingTarget();
  return globalThis.window;
}
