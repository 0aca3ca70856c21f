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

  /** Whether what is thrown flies: not while it is paused or not loaded yet. */
  get isRunning() {
    return Boolean(this.getSimulation()?.running);
  }

  get stickers() {
    return this.#engine?.stickers ?? [];
  }

  /** The topmost sticker at a point, or null. */
  stickerAt(point) {
    return this.#engine?.stickerAt(point) ?? null;
  }

  /**
   * Picks up a sticker by a point of it.
   *
   * @returns {import("../physics/drag.js").Drag}
   */
  startDrag(sticker, point) {
    const drag = this.#engine.drags.start(sticker, point);
    this.#updatePaused(drag);
    return drag;
  }

  /** Drags to a point. */
  dragTo(drag, point) {
    drag.moveTo(point);
    this.#updatePaused(drag);
  }

  /**
   * Releases a sticker, if it is still held.
   *
   * @param {import("../physics/drag.js").Drag} drag
   * @param {{x: number, y: number}} [velocity] CSS pixels per second; without it the sticker keeps
   *   the velocity it has.
   */
  endDrag(drag, velocity) {
    const { sticker } = drag;
    drag.end();
    if (sticker && velocity) sticker.velocity = velocity;
    this.redraw();
  }

  /** Moves the stickers near a stroke along with it; does nothing while paused. */
  stir(from, to) {
    if (this.isRunning) this.#engine.forces.stir(from, to);
  }

  /** Draws a frame while the simulation does not run. */
  redraw() {
    if (!this.isRunning) this.getSimulation()?.draw();
  }

  #updatePaused(drag) {
    if (this.isRunning) return;
    drag.snap();
    this.redraw();
  }
}
