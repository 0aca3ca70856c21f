/**
 * The engine's state in the DOM: counts on the root element, still pictures that are hidden once
 * their sprites move, and events that bubble from the root.
 */
export class DomState {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {{sprites: object[], bolts: object[]}} engine */
  setCounts({ sprites, bolts }) {
    this.root.dataset.sprites = sprites.length;
    this.root.dataset.bolts = bolts.length;
  }

  /** Dispatches `playground:<type>`. */
  dispatch(type, detail) {
    const event = new CustomEvent(`playground:${type}`, { bubbles: true, detail });
    this.root.dispatchEvent(event);
  }

  /** Hides the still picture of one sprite, by its index, or that of the bolt. */
  hideStill(key) {
    this.root.querySelector(`[data-still="${key}"]`)?.setAttribute("data-hidden", "");
  }

  /** Back to the still layout, with no sprite counted. */
  reset() {
    this.showStills();
    this.setCounts({ sprites: [], bolts: [] });
  }

  showStills() {
    for (const still of this.root.querySelectorAll("[data-still][data-hidden]")) {
      still.removeAttribute("data-hidden");
    }
  }
}
