const directions = {
  ArrowRight: { x: 1, y: 0, thrown: "thrownRight" },
  ArrowLeft: { x: -1, y: 0, thrown: "thrownLeft" },
  ArrowDown: { x: 0, y: 1, thrown: "thrownDown" },
  ArrowUp: { x: 0, y: -1, thrown: "thrownUp" },
};
const zeroVelocity = { x: 0, y: 0 };
const isActivation = (key) => key === "Enter" || key === " ";

/**
 * Lets the keyboard select a sticker with the arrows, pick it up, nudge it and throw it.
 */
export class KeyboardInput {
  #index = 0;
  #isUsed = false; // since the area has had the focus
  #drag = null;
  #throwDirection = null;

  /**
   * @param {HTMLElement} area The one tab stop.
   * @param {import("./inputController.js").InputController} controller
   * @param {{nudgeDistance: number, throwSpeed: number}} settings Pixels, and pixels per second.
   * @param {(word: string, values: object) => void} announce Tells screen readers what happened, by
   *   the name of a word of `words.json` and the values of its placeholders.
   * @param {AbortSignal} signal Removes every listener.
   */
  constructor(area, controller, settings, announce, signal) {
    Object.assign(this, { area, controller, settings, announce });
    area.addEventListener("keydown", (event) => this.#onKeyDown(event), { signal });
    area.addEventListener("focus", () => this.#onFocus(), { signal });
    area.addEventListener("blur", () => this.#onBlur(), { signal });
  }

  /** The sticker to draw the focus ring around: null unless the keyboard is used in the area. */
  get selected() {
    return this.#isUsed ? this.#current : null;
  }

  get #current() {
    return this.controller.stickers[this.#place] ?? null;
  }

  /** The place of the selected sticker, also when those behind it have been taken off the stage. */
  get #place() {
    return Math.min(this.#index, this.controller.stickers.length - 1);
  }

  get #isHolding() {
    return Boolean(this.#drag?.sticker);
  }

  #onKeyDown(event) {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || !this.#current) return;
    // A key that is held down does not pick up and put down in turn.
    if (event.repeat && isActivation(event.key)) return event.preventDefault();
    const handled = this.#isHolding ? this.#onHoldingKey(event.key) : this.#onKey(event.key);
    if (handled) event.preventDefault();
  }

  /** Handles a key while nothing is held; returns whether it was handled. */
  #onKey(key) {
    const direction = directions[key];
    if (direction) this.#select(this.#place + direction.x + direction.y);
    else if (key === "Home") this.#select(0);
    else if (key === "End") this.#select(-1);
    else if (isActivation(key)) this.#pickUp();
    else return false;
    return true;
  }

  /** Handles a key while a sticker is held; returns whether it was handled. */
  #onHoldingKey(key) {
    const direction = directions[key];
    if (direction) this.#nudge(direction);
    else if (isActivation(key)) this.#throw();
    else if (key === "Escape") this.#release(zeroVelocity, "dropped");
    else return false;
    return true;
  }

  #select(index) {
    // Firefox does not show a focus that came with a press, whatever key follows.
    this.#isUsed = true;
    const count = this.controller.stickers.length;
    this.#index = (index + count) % count;
    const { label } = this.#current;
    this.announce("selected", { sticker: label, index: this.#index + 1, count });
    this.controller.redraw();
  }

  #pickUp() {
    this.#isUsed = true;
    this.#throwDirection = null;
    this.#drag = this.controller.startDrag(this.#current);
    this.announce("pickedUp", { sticker: this.#drag.sticker.label });
  }

  #nudge(direction) {
    const { nudgeDistance } = this.settings;
    this.#throwDirection = direction;
    const { x, y } = this.#drag.point;
    const point = { x: x + direction.x * nudgeDistance, y: y + direction.y * nudgeDistance };
    this.controller.dragTo(this.#drag, point);
  }

  #throw() {
    if (!this.#throwDirection || !this.controller.isRunning) return this.#release(zeroVelocity, "putDown");
    const { x, y, thrown } = this.#throwDirection;
    const { throwSpeed } = this.settings;
    this.#release({ x: x * throwSpeed, y: y * throwSpeed }, thrown);
  }

  #release(velocity, word) {
    const { label } = this.#drag.sticker;
    this.controller.endDrag(this.#drag, velocity);
    this.announce(word, { sticker: label });
  }

  #onFocus() {
    this.#isUsed = this.area.matches(":focus-visible");
    if (this.selected) this.#select(this.#place);
  }

  #onBlur() {
    this.#isUsed = false;
    if (this.#isHolding) this.#release(zeroVelocity, "dropped");
    this.controller.redraw();
  }
}
