/**
 * What the playground shows of itself to styles, scripts and tests: counts on its root element,
 * still pictures that leave as their live twins arrive, and events that bubble.
 */
export class Signs {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {{sprites: object[], bolts: object[]}} engine */
  count({ sprites, bolts }) {
    this.root.dataset.sprites = sprites.length;
    this.root.dataset.bolts = bolts.length;
  }

  /** Sends `playground:<type>`. */
  send(type, detail) {
    const event = new CustomEvent(`playground:${type}`, { bubbles: true, detail });
    this.root.dispatchEvent(event);
  }

  /** Lets one still picture go. */
  hideStill(index) {
    this.root.querySelector(`[data-still="${index}"]`)?.setAttribute("data-gone", "");
  }

  /** Puts the still arrangement back. */
  showStills() {
    for (const still of this.root.querySelectorAll("[data-gone]")) {
      still.removeAttribute("data-gone");
    }
  }
}
