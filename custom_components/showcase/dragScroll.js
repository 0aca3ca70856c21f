const CLICK_TOLERANCE = 6;

/**
 * Scrolls a row horizontally by dragging with touch or mouse; vertical movement scrolls the page.
 *
 * While it is active the row carries `data-draggable`, which turns off native horizontal scrolling
 * in the stylesheet.
 */
export class DragScroll {
  #row;
  #onEnd;
  #listeners = new AbortController();
  #drag = null;

  /**
   * @param {HTMLElement} row
   * @param {(distance: number) => void} onEnd Called with the distance in CSS pixels when the
   *   pointer is released; 0 when the browser has cancelled the drag.
   */
  constructor(row, onEnd) {
    this.#row = row;
    this.#onEnd = onEnd;
    row.dataset.draggable = "";
    const on = (type, handle) =>
      row.addEventListener(type, handle, { signal: this.#listeners.signal });
    on("pointerdown", (event) => this.#start(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#release(event));
    on("pointercancel", () => this.#end(0));
    on("dragstart", (event) => event.preventDefault());
  }

  #start(event) {
    if (!event.isPrimary || event.button) return;
    this.#drag = { id: event.pointerId, x: event.clientX, left: this.#row.scrollLeft };
  }

  #move(event) {
    if (event.pointerId !== this.#drag?.id) return;
    const distance = event.clientX - this.#drag.x;
    if (Math.abs(distance) > CLICK_TOLERANCE) this.#row.setPointerCapture(event.pointerId);
    this.#row.scrollLeft = this.#drag.left - distance;
  }

  #release(event) {
    if (event.pointerId === this.#drag?.id) this.#end(event.clientX - this.#drag.x);
  }

  #end(distance) {
    this.#drag = null;
    this.#onEnd(distance);
  }

  /** Removes the listeners; the row scrolls natively again. */
  destroy() {
    this.#listeners.abort();
    delete this.#row.dataset.draggable;
  }
}
