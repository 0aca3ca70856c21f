/**
 * The engine's state in the DOM: counts on the root element, still pictures that are hidden once
 * their stickers move, and events that bubble from the root.
 */
export class DomState {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {{stickers: object[], bolts: object[]}} engine */
  setCounts({ stickers, bolts }) {
    this.root.dataset.sprites = stickers.length;
    this.root.dataset.bolts = bolts.length;
  }

  /** Dispatches `playground:<type>`. */
  dispatch(type, detail) {
    const event = new CustomEvent(`playground:${type}`, { bubbles: true, detail });
    this.root.dispatchEvent(event);
  }

  /** Hides the still picture of one sticker, by its index, or that of the bolt. */
  hideStill(key) {
    this.root.querySelector(`[data-still="${key}"]`)?.setAttribute("data-hidden", "");
  }

  /** Back to the stickers at rest, with none counted. */
  reset() {
    this.setCounts({ stickers: [], bolts: [] });
    for (const still of this.root.querySelectorAll("[data-still][data-hidden]")) {
      still.removeAttribute("data-hidden");
    }
  }
}
