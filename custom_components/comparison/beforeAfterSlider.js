import { direction } from "../motion/direction.js";
import { rangeValue, shareAt, shareText } from "./shares.js";

/**
 * Drags the divider between two pictures, across or down, by mouse, touch or keyboard.
 *
 * The share of the picture before is written to a CSS custom property and to the range input;
 * React renders once.
 */
export class BeforeAfterSlider {
  #elements;
  #labels;
  #mixed;
  #isDown;
  #press = null;
  #listeners = new AbortController();

  /**
   * @param {object} elements
   * @param {HTMLElement} elements.frame Gets the custom property and receives pointer events.
   * @param {HTMLElement} elements.view Is as large as the pictures.
   * @param {HTMLInputElement} elements.range 0 to 100.
   * @param {object} options
   * @param {string[]} options.labels Of the two pictures.
   * @param {string} options.mixed See `shareText`.
   * @param {boolean} options.isDown Whether the divider lies.
   */
  constructor(elements, { labels, mixed, isDown }) {
    this.#elements = elements;
    this.#labels = labels;
    this.#mixed = mixed;
    this.#isDown = isDown;
    const { frame, range } = elements;
    const on = (target, type, handle) =>
      target.addEventListener(type, handle, { signal: this.#listeners.signal });
    on(frame, "pointerdown", (event) => this.#onPointerDown(event));
    on(frame, "pointermove", (event) => this.#onPointerMove(event));
    on(frame, "pointerup", (event) => this.#onPointerUp(event));
    on(frame, "pointercancel", () => this.#release());
    on(frame, "dragstart", (event) => event.preventDefault());
    on(range, "input", () => this.#setShare(rangeValue(Number(range.value), isDown)));
    this.#setShare(rangeValue(Number(range.value), isDown));
  }

  /** Removes all listeners. */
  destroy() {
    this.#listeners.abort();
  }

  #setShare(share) {
    const { frame, range } = this.#elements;
    frame.style.setProperty("--at", `${share}%`);
    range.value = rangeValue(share, this.#isDown);
    range.setAttribute("aria-valuetext", shareText(share, this.#labels, this.#mixed));
  }

  #moveTo(event) {
    const { frame, view } = this.#elements;
    const way = { isDown: this.#isDown, isRightToLeft: direction(frame) < 0 };
    this.#setShare(shareAt(event, view.getBoundingClientRect(), way));
  }

  // A mouse drags from anywhere. Its defaults would select text or drag the picture away, and both
  // scroll the page at the edge of the window.
  #onPointerDown(event) {
    if (!event.isPrimary || event.button !== 0) return;
    const { frame, range } = this.#elements;
    this.#press = { x: event.clientX, y: event.clientY, isDrag: this.#dragsAtOnce(event) };
    if (event.pointerType === "touch") return;
    event.preventDefault();
    frame.setPointerCapture(event.pointerId);
    range.focus({ preventScroll: true });
    this.#moveTo(event);
  }

  // A finger that goes up or down on the picture scrolls the page, so that a divider that lies
  // follows it from the knob alone.
  #dragsAtOnce({ pointerType, target }) {
    return pointerType !== "touch" || (this.#isDown && !!target.closest(".comparison__handle"));
  }

  // A touch that hydrated the island began before there was a listener.
  #onPointerMove(event) {
    if (!this.#press) return event.pointerType === "touch" ? this.#onPointerDown(event) : undefined;
    const { x, y } = this.#press;
    const isAcross = Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
    this.#press.isDrag ||= !this.#isDown && isAcross;
    if (this.#press.isDrag) this.#moveTo(event);
  }

  // A tap moves the divider there. A touch that scrolls the page ends in pointercancel, not here.
  #onPointerUp(event) {
    if (this.#press) this.#moveTo(event);
    this.#release();
  }

  #release() {
    this.#press = null;
  }
}
