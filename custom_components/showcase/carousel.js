import { direction } from "../motion/direction.js";
import { DragScroll } from "./dragScroll.js";
import { indexAfterSwipe } from "./positions.js";

/** A row of phones with one active: scrolls it to the middle, and changes it after a swipe. */
export class Carousel {
  #row;
  #active;
  #onSelect;
  #behavior;
  #drag;
  #resizeObserver;

  /**
   * @param {HTMLElement} row Its children are the phones.
   * @param {object} options
   * @param {number} options.active Index to start with.
   * @param {boolean} options.smooth Whether it scrolls smoothly.
   * @param {(active: number) => void} options.onSelect Called with each new index.
   */
  constructor(row, { active, smooth, onSelect }) {
    this.#row = row;
    this.#active = active;
    this.#onSelect = onSelect;
    this.#behavior = smooth ? "smooth" : "instant";
    this.#drag = new DragScroll(row, (distance) => this.#onSwipe(distance));
    this.#resizeObserver = new ResizeObserver(() => this.#scrollToActive("instant"));
    this.#resizeObserver.observe(row);
  }

  /** From one phone to the next, in CSS pixels. */
  get #pitch() {
    const [first, second] = this.#row.children;
    return Math.abs(second.offsetLeft - first.offsetLeft);
  }

  #onSwipe(distance) {
    const forward = distance * direction(this.#row);
    this.select(indexAfterSwipe(this.#active, forward, this.#row.children.length, this.#pitch));
  }

  /**
   * Makes a phone the active one.
   *
   * @param {number} index
   */
  select(index) {
    this.#active = index;
    this.#onSelect(index);
    // With the frame that shows it: measuring now would lay out the page once more.
    requestAnimationFrame(() => this.#scrollToActive(this.#behavior));
  }

  #scrollToActive(behavior) {
    const phone = this.#row.children[this.#active];
    const left = phone.offsetLeft - (this.#row.clientWidth - phone.offsetWidth) / 2;
    this.#row.scrollTo({ left, behavior });
  }

  /** Removes listeners and observer; the row scrolls natively again. */
  destroy() {
    this.#drag.destroy();
    this.#resizeObserver.disconnect();
  }
}
