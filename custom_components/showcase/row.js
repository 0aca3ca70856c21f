import { phoneAfterSwipe } from "./order.js";
import { Swipe } from "./swipe.js";

/** A row of phones of which one is active: brings it to the middle, and follows swipes. */
export class Row {
  #row;
  #active;
  #tell;
  #behavior;
  #swipe;
  #resized;

  /**
   * @param {HTMLElement} row Its children are the phones.
   * @param {object} options
   * @param {number} options.active Index to start with.
   * @param {boolean} options.smooth Whether it may glide.
   * @param {(active: number) => void} options.tell Told of each choice.
   */
  constructor(row, { active, smooth, tell }) {
    this.#row = row;
    this.#active = active;
    this.#tell = tell;
    this.#behavior = smooth ? "smooth" : "instant";
    this.#swipe = new Swipe(row, (moved) =>
      this.go(phoneAfterSwipe(this.#active, moved, row.children.length, this.#pitch)),
    );
    this.#resized = new ResizeObserver(() => this.#centre("instant"));
    this.#resized.observe(row);
  }

  get #pitch() {
    const [first, second] = this.#row.children;
    return second.offsetLeft - first.offsetLeft;
  }

  /** Makes a phone the active one. */
  go(index) {
    this.#active = index;
    this.#tell(index);
    this.#centre(this.#behavior);
  }

  #centre(behavior) {
    const phone = this.#row.children[this.#active];
    const left = phone.offsetLeft - (this.#row.clientWidth - phone.offsetWidth) / 2;
    this.#row.scrollTo({ left, behavior });
  }

  /** Gives the row back to the browser. */
  destroy() {
    this.#swipe.destroy();
    this.#resized.disconnect();
  }
}
