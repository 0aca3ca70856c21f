/** Just enough of a document for hands: a field that can be touched, in a window. */

/** An event with the fields a test gives it. */
export function createEvent(type, fields = {}) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries(fields)) {
    Object.defineProperty(event, key, { value, configurable: true });
  }
  return event;
}

/** An event target that remembers what is listened to on it. */
class Target extends EventTarget {
  listeners = new Map();

  addEventListener(type, ...rest) {
    this.listeners.set(type, (this.listeners.get(type) ?? 0) + 1);
    super.addEventListener(type, ...rest);
  }

  removeEventListener(type, ...rest) {
    this.listeners.set(type, this.listeners.get(type) - 1);
    super.removeEventListener(type, ...rest);
  }

  /** Types still listened to. */
  get heard() {
    return [...this.listeners].filter(([, count]) => count > 0).map(([type]) => type);
  }
}

export function createField() {
  const field = new Target();
  field.dataset = {};
  field.captured = [];
  field.focused = true;
  field.getBoundingClientRect = () => ({ left: 100, top: 50 });
  field.setPointerCapture = (id) => field.captured.push(id);
  field.matches = () => field.focused;
  return field;
}

/** Puts a fresh window in place and returns it. */
export function createWindow() {
  globalThis.window = new Target();
  return globalThis.window;
}
