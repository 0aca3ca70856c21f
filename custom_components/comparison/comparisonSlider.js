import { HOVER_MARGIN, IMAGE_WIDTH, overlayWidth, snapWidth, valueText } from "./geometry.js";

/**
 * Moves the divider between two pictures: by mouse over them, by touch, by keyboard.
 *
 * The width is written to a CSS custom property and to the range input; React renders once.
 */
export class ComparisonSlider {
  #elements;
  #words;
  #width;
  #touch = null;
  #listeners = new AbortController();

  /**
   * @param {object} elements
   * @param {HTMLElement} elements.root Gets the custom property.
   * @param {HTMLElement} elements.stage Receives pointer events.
   * @param {HTMLElement} elements.frame Is as wide as the pictures.
   * @param {HTMLInputElement} elements.range 0 to IMAGE_WIDTH.
   * @param {object} words See `valueText`.
   */
  constructor(elements, words) {
    this.#elements = elements;
    this.#words = words;
    const { stage, range } = elements;
    const on = (target, type, handle) =>
      target.addEventListener(type, handle, { signal: this.#listeners.signal });
    on(stage, "pointerdown", (event) => this.#onPointerDown(event));
    on(stage, "pointermove", (event) => this.#onPointerMove(event));
    on(stage, "pointerup", (event) => this.#onPointerUp(event));
    on(stage, "pointerleave", (event) => this.#onPointerLeave(event));
    on(range, "input", () => this.setWidth(Number(range.value)));
    this.setWidth(Number(range.value));
  }

  /**
   * @param {number} width Of the light picture: 0 shows the dark one alone, IMAGE_WIDTH the light.
   * @param {object} [options]
   * @param {boolean} [options.animated] Whether the divider slides there.
   */
  setWidth(width, { animated = false } = {}) {
    const { root, range } = this.#elements;
    this.#width = width;
    root.toggleAttribute("data-animated", animated);
    root.style.setProperty("--width", width);
    range.value = width;
    range.setAttribute("aria-valuetext", valueText(width, this.#words));
  }

  /** Removes all listeners. */
  destroy() {
    this.#listeners.abort();
  }

  #widthAt({ clientX }) {
    const { left, width } = this.#elements.frame.getBoundingClientRect();
    const scale = width / IMAGE_WIDTH;
    return overlayWidth(clientX - (left - HOVER_MARGIN * scale), scale);
  }

  #onPointerDown({ clientX: x, clientY: y }) {
    this.#touch = { x, y, isHorizontal: false };
  }

  // The direction of a touch's first move says whether it moves the divider or scrolls the page. A
  // touch that hydrated the island began before there was a listener.
  #onPointerMove(event) {
    if (event.pointerType === "touch") {
      if (!this.#touch) return this.#onPointerDown(event);
      const { x, y } = this.#touch;
      this.#touch.isHorizontal ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
      if (!this.#touch.isHorizontal) return;
    }
    this.setWidth(this.#widthAt(event));
  }

  // A touch that scrolls the page ends in pointercancel, not here.
  #onPointerUp(event) {
    if (event.pointerType === "touch") this.setWidth(this.#widthAt(event), { animated: true });
  }

  #onPointerLeave(event) {
    if (event.pointerType !== "touch") this.setWidth(snapWidth(this.#width), { animated: true });
  }
}
