/**
 * What pointer and keyboard can do to the engine, whether it runs, is paused or is not loaded yet.
 *
 * While it is paused a held sticker is moved to the pointer at once, without the spring.
 */
export class InputController {
  /** @param {() => import("../simulation.js").Simulation | null} getSimulation */
  constructor(getSimulation) {
    this.getSimulation = getSimulation;
  }

  get #engine() {
    return this.getSimulation()?.engine;
  }

  get #isRunning() {
    return this.getSimulation()?.running;
  }

  get stickers() {
    return this.#engine?.stickers ?? [];
  }

  /** The sticker that is being dragged, or null. */
  get held() {
    return this.#engine?.held ?? null;
  }

  /** The topmost sticker at a point, or null. */
  stickerAt(point) {
    return this.#engine?.stickerAt(point) ?? null;
  }

  startDrag(sticker, point) {
    this.#engine?.drag.start(sticker, point);
    this.#updatePaused();
  }

  dragTo(point) {
    this.#engine?.drag.moveTo(point);
    this.#updatePaused();
  }

  /** Drags by a distance in CSS pixels. */
  dragBy(x, y) {
    this.#engine?.drag.moveBy(x, y);
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
    this.#engine?.drag.end();
    if (held && velocity) held.velocity = velocity;
    this.#updatePaused();
  }

  /** Moves the stickers near a stroke along with it; does nothing while paused. */
  stir(from, to) {
    if (this.#isRunning) this.#engine.forces.stir(from, to);
  }

  /** Draws a frame while the simulation does not run. */
  redraw() {
    if (!this.#isRunning) this.getSimulation()?.draw();
  }

  #updatePaused() {
    if (this.#isRunning) return;
    this.#engine?.drag.snap();
    this.redraw();
  }
}
