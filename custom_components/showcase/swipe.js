const SLOP = 6;

/**
 * Follows fingers and mice across a row; the page still scrolls up and down.
 *
 * While it is at work the row carries `data-swipe`, by which the stylesheet hands sideways
 * movement over.
 */
export class Swipe {
  #row;
  #swiped;
  #listeners = new AbortController();
  #hold = null;

  /**
   * @param {HTMLElement} row
   * @param {(moved: number) => void} swiped Told how far, in CSS pixels, when the finger lifts.
   */
  constructor(row, swiped) {
    this.#row = row;
    this.#swiped = swiped;
    row.dataset.swipe = "";
    const on = (type, handle) =>
      row.addEventListener(type, handle, { signal: this.#listeners.signal });
    on("pointerdown", (event) => this.#take(event));
    on("pointermove", (event) => this.#follow(event));
    on("pointerup", (event) => this.#release(event));
    on("pointercancel", () => this.#drop());
    on("dragstart", (event) => event.preventDefault());
  }

  #take(event) {
    if (!event.isPrimary || event.button) return;
    this.#hold = { id: event.pointerId, x: event.clientX, left: this.#row.scrollLeft };
  }

  #follow(event) {
    if (event.pointerId !== this.#hold?.id) return;
    const moved = event.clientX - this.#hold.x;
    if (Math.abs(moved) > SLOP) this.#row.setPointerCapture(event.pointerId);
    this.#row.scrollLeft = this.#hold.left - moved;
  }

  #release(event) {
    if (event.pointerId !== this.#hold?.id) return;
    const moved = event.clientX - this.#hold.x;
    this.#hold = null;
    this.#swiped(moved);
  }

  #drop() {
    this.#hold = null;
    this.#swiped(0);
  }

  /** Takes the listeners away and gives the row back to the browser. */
  destroy() {
    this.#listeners.abort();
    delete this.#row.dataset.swipe;
  }
}
