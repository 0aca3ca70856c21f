import { direction } from "../motion/direction.js";
import { rangeValue, shareAt, shareText } from "./shares.js";

/**
 * Moves the divider between two pictures, across or down, by mouse and touch; keys are those of the
 * range input in `comparison.jsx`, one percent a press.
 *
 * A mouse drags the divider or, with a threshold to snap at, moves it by being over the stage. The
 * share of the picture before is written to a CSS custom property and to the range input; React
 * renders once.
 */
export class ComparisonSlider {
  #elements;
  #options;
  #share;
  #press = null;
  #listeners = new AbortController();

  /**
   * @param {object} elements
   * @param {HTMLElement} elements.root Gets the custom property.
   * @param {HTMLElement} elements.stage Receives pointer events.
   * @param {HTMLElement} elements.view Is as large as the pictures.
   * @param {HTMLInputElement} elements.range 0 to 100.
   * @param {object} options
   * @param {string[]} options.labels Of the two pictures.
   * @param {object} options.words See `shareText`.
   * @param {boolean} [options.isDown] Whether the divider lies.
   * @param {number} [options.snapAt] With it the divider follows the mouse, and snaps when the mouse
   *   leaves: a share of at most this, in percent, to nothing, a larger one to all.
   */
  constructor(elements, options) {
    this.#elements = elements;
    this.#options = options;
    const { stage, range } = elements;
    const on = (target, type, handle) =>
      target.addEventListener(type, handle, { signal: this.#listeners.signal });
    on(stage, "pointerdown", (event) => this.#onPointerDown(event));
    on(stage, "pointermove", (event) => this.#onPointerMove(event));
    on(stage, "pointerup", (event) => this.#onPointerUp(event));
    on(stage, "pointercancel", () => (this.#press = null));
    on(stage, "pointerleave", (event) => this.#onPointerLeave(event));
    on(stage, "dragstart", (event) => event.preventDefault());
    on(range, "input", () => this.#readRange());
    this.#readRange();
  }

  /**
   * @param {number} share Of the picture before, in percent: 0 shows the one after alone.
   * @param {object} [options]
   * @param {boolean} [options.animated] Whether the divider slides there.
   */
  setShare(share, { animated = false } = {}) {
    const { root, range } = this.#elements;
    const { labels, words, isDown } = this.#options;
    this.#share = share;
    root.toggleAttribute("data-animated", animated);
    root.dataset.alone = { 100: "before", 0: "after" }[share] ?? "";
    root.style.setProperty("--share", share);
    range.value = rangeValue(share, isDown);
    range.setAttribute("aria-valuetext", shareText(share, labels, words));
  }

  /** Removes all listeners. */
  destroy() {
    this.#listeners.abort();
  }

  #readRange() {
    this.setShare(rangeValue(Number(this.#elements.range.value), this.#options.isDown));
  }

  #moveTo(event, options) {
    const { view } = this.#elements;
    const way = { isDown: this.#options.isDown, isRightToLeft: direction(view) < 0 };
    this.setShare(shareAt(event, view.getBoundingClientRect(), way), options);
  }

  get #followsMouse() {
    return this.#options.snapAt !== undefined;
  }

  // A mouse drags from anywhere. Its defaults would select text or drag the picture away, and both
  // scroll the page at the edge of the window.
  #onPointerDown(event) {
    if (!event.isPrimary || event.button !== 0) return;
    if (event.pointerType === "touch") return this.#startTouch(event);
    if (this.#followsMouse) return;
    this.#press = { isDrag: true };
    event.preventDefault();
    this.#elements.stage.setPointerCapture(event.pointerId);
    this.#elements.range.focus({ preventScroll: true });
    this.#moveTo(event);
  }

  // A finger that goes up or down on the picture scrolls the page, so that a divider that lies
  // follows it from the knob alone.
  #startTouch({ clientX: x, clientY: y, target }) {
    const isDrag = this.#options.isDown && !!target.closest(".comparison__handle");
    this.#press = { x, y, isDrag };
  }

  // The direction of a touch's first move says whether it moves the divider or scrolls the page. A
  // touch that hydrated the island began before there was a listener.
  #onPointerMove(event) {
    if (event.pointerType === "touch") {
      if (!this.#press) return this.#startTouch(event);
      const { x, y } = this.#press;
      const isAcross = Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
      this.#press.isDrag ||= !this.#options.isDown && isAcross;
    }
    if (this.#press ? this.#press.isDrag : this.#followsMouse) this.#moveTo(event);
  }

  // A tap moves the divider there. A touch that scrolls the page ends in pointercancel, not here.
  #onPointerUp(event) {
    if (this.#press) this.#moveTo(event, { animated: this.#followsMouse });
    this.#press = null;
  }

  #onPointerLeave({ pointerType }) {
    if (!this.#followsMouse || pointerType === "touch") return;
    this.setShare(this.#share <= this.#options.snapAt ? 0 : 100, { animated: true });
  }
}
