/**
 * What pointer and keyboard can do to the engine, whether it runs, is paused or is not loaded yet.
 *
 * While it is paused a held sticker is moved to the pointer at once, without the spring.
 */
export class InputController {
  /**
   * @param {() => import("../physics/engine.js").PlaygroundEngine | null} getEngine
   * @param {() => boolean} isRunning
   * @param {() => void} redraw Draws a frame while the simulation does not run.
   */
  constructor(getEngine, isRunning, redraw) {
    this.getEngine = getEngine;
    this.isRunning = isRunning;
    this.redraw = redraw;
  }

  get stickers() {
    return this.getEngine()?.stickers ?? [];
  }

  /** The sticker that is being dragged, or null. */
  get held() {
    return this.getEngine()?.held ?? null;
  }

  /** The topmost sticker at a point, or null. */
  stickerAt(point) {
    return this.getEngine()?.stickerAt(point) ?? null;
  }

  startDrag(sticker, point) {
    this.getEngine()?.drag.start(sticker, point);
    this.#updatePaused();
  }

  dragTo(point) {
    this.getEngine()?.drag.moveTo(point);
    this.#updatePaused();
  }

  /** Drags by a distance in CSS pixels. */
  dragBy(x, y) {
    this.getEngine()?.drag.moveBy(x, y);
    this.#updatePaused();
  }

  /**
   * Releases the held sticker.
   *
   * @param {{x: number, y: number}} [velocity] CSS pixels per second; without it the sticker keeps
   *   the velocity it has.
   */
  endDrag(velocity) {
    const { held } = this;
    this.getEngine()?.drag.end();
    if (held && velocity) held.velocity = velocity;
    this.#updatePaused();
  }

  /** Moves the stickers near a stroke along with it; does nothing while paused. */
  stir(from, to) {
    if (this.isRunning()) this.getEngine()?.forces.stir(from, to);
  }

  #updatePaused() {
    if (this.isRunning()) return;
    this.getEngine()?.drag.snap();
    this.redraw();
  }
}
