import { FRAME, OFFSET, snapped, spoken, widthAt } from "./measures.js";

/**
 * Moves the edge between two pictures: with the mouse over them, with a finger, by keyboard.
 *
 * The width is a custom property and the value of the range; nothing is rendered again.
 */
export class Divider {
  /**
   * @param {object} parts
   * @param {HTMLElement} parts.root Carries the width.
   * @param {HTMLElement} parts.stage Feels the pointer.
   * @param {HTMLElement} parts.frame Is as wide as the pictures.
   * @param {HTMLInputElement} parts.range 0 to FRAME.
   */
  constructor(parts) {
    Object.assign(this, parts);
    this.width = Number(this.range.value);
    this.listening = new AbortController();
    const on = (target, type, handle) =>
      target.addEventListener(type, handle, { signal: this.listening.signal });
    on(this.stage, "pointerdown", (event) => this.#touch(event));
    on(this.stage, "pointermove", (event) => this.#follow(event));
    on(this.stage, "pointerup", (event) => this.#tap(event));
    on(this.stage, "pointerleave", (event) => this.#leave(event));
    on(this.range, "input", () => this.set(Number(this.range.value)));
    this.set(this.width);
  }

  /**
   * @param {number} width 0 shows the dark picture alone, FRAME the light one.
   * @param {boolean} gliding Whether the edge glides there.
   */
  set(width, gliding = false) {
    this.width = width;
    this.root.toggleAttribute("data-gliding", gliding);
    this.root.style.setProperty("--width", width);
    this.range.value = width;
    this.range.setAttribute("aria-valuetext", spoken(width));
  }

  destroy() {
    this.listening.abort();
  }

  #widthUnder({ clientX }) {
    const { left, width } = this.frame.getBoundingClientRect();
    const scale = width / FRAME;
    return widthAt(clientX - (left - OFFSET * scale), scale);
  }

  #touch({ clientX: x, clientY: y }) {
    this.start = { x, y, sideways: false };
  }

  // A finger's first move says whether it is for the edge or for the page.
  #follow(event) {
    if (event.pointerType === "touch") {
      const { x, y } = this.start;
      this.start.sideways ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
      if (!this.start.sideways) return;
    }
    this.set(this.#widthUnder(event));
  }

  // A finger that scrolls the page is cancelled and never lifted here.
  #tap(event) {
    if (event.pointerType === "touch") this.set(this.#widthUnder(event), true);
  }

  #leave(event) {
    if (event.pointerType !== "touch") this.set(snapped(this.width), true);
  }
}
