import { direction } from "../motion/direction.js";

/** Swipes shorter than this change nothing, in CSS pixels. */
const MIN_SWIPE = 40;

/**
 * Returns the index of the phone that a swipe leads to.
 *
 * @param {number} current Index of the active phone.
 * @param {number} distance Of the swipe in CSS pixels; negative towards the start of the line: to the
 *   left, or in languages from right to left to the right.
 * @param {number} count How many phones there are.
 * @param {number} pitch From one phone to the next, in CSS pixels.
 */
export function indexAfterSwipe(current, distance, count, pitch) {
  if (Math.abs(distance) < MIN_SWIPE) return current;
  const steps = Math.max(1, Math.round(Math.abs(distance) / pitch));
  return Math.min(count - 1, Math.max(0, current - Math.sign(distance) * steps));
}

/**
 * A row of phones with one active: scrolls it to the middle, and changes it after a swipe.
 *
 * Touch or mouse drags the row; vertical movement scrolls the page. While it is active the row
 * carries `data-draggable`, which turns off native horizontal scrolling in the stylesheet.
 */
export class Carousel {
  #row;
  #active;
  #onSelect;
  #behavior;
  #drag = null;
  #listeners = new AbortController();
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
    row.dataset.draggable = "";
    const on = (type, handle) =>
      row.addEventListener(type, handle, { signal: this.#listeners.signal });
    on("pointerdown", (event) => this.#startDrag(event));
    on("pointermove", (event) => this.#moveDrag(event));
    on("pointerup", (event) => this.#release(event));
    on("pointercancel", () => this.#endDrag(0));
    on("dragstart", (event) => event.preventDefault());
    this.#resizeObserver = new ResizeObserver(() => this.#scrollToActive("instant"));
    this.#resizeObserver.observe(row);
  }

  #startDrag(event) {
    if (!event.isPrimary || event.button) return;
    this.#drag = { id: event.pointerId, x: event.clientX, left: this.#row.scrollLeft };
    this.#row.setPointerCapture(event.pointerId);
  }

  #moveDrag(event) {
    if (event.pointerId !== this.#drag?.id) return;
    const distance = event.clientX - this.#drag.x;
    this.#row.scrollLeft = this.#drag.left - distance;
  }

  #release(event) {
    if (event.pointerId === this.#drag?.id) this.#endDrag(event.clientX - this.#drag.x);
  }

  /** Selects the phone that a swipe leads to; one that the browser has cancelled has no distance. */
  #endDrag(distance) {
    this.#drag = null;
    const [first, second] = this.#row.children;
    const pitch = Math.abs(second.offsetLeft - first.offsetLeft);
    const forward = distance * direction(this.#row);
    this.select(indexAfterSwipe(this.#active, forward, this.#row.children.length, pitch));
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
    this.#listeners.abort();
    this.#resizeObserver.disconnect();
    delete this.#row.dataset.draggable;
  }
}
