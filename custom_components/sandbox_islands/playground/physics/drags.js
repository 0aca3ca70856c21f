import { Drag } from "./drag.js";

/**
 * The stickers that are held, each by a drag of its own: two hands can hold two.
 */
export class Drags {
  #drags = [];

  /**
   * @param {import("./engine.js").PlaygroundEngine} engine
   * @param {object} callbacks
   * @param {(held: object[]) => void} callbacks.onHeldChange Called with all stickers that are held.
   * @param {(sticker: object, point: {x: number, y: number}) => void} callbacks.onReleased Called
   *   with the place of the pointer.
   */
  constructor(engine, callbacks) {
    Object.assign(this, { engine, callbacks });
  }

  /** The stickers that are held, in the order they were picked up. */
  get held() {
    return this.#drags.map(({ sticker }) => sticker);
  }

  /** The drag of a sticker; undefined of one that is not held. */
  of(sticker) {
    return this.#drags.find((drag) => drag.sticker === sticker);
  }

  /** Starts a drag; ends the one in which the sticker was held before. */
  start(sticker, point = sticker.position) {
    this.of(sticker)?.end();
    const drag = new Drag(this.engine, sticker, point, (ended) => this.#onEnd(ended));
    this.#drags.push(drag);
    this.callbacks.onHeldChange(this.held);
    return drag;
  }

  /** Releases every sticker that is held. */
  endAll() {
    for (const drag of [...this.#drags]) drag.end();
  }

  #onEnd(ended) {
    this.#drags = this.#drags.filter((drag) => drag !== ended);
    this.callbacks.onHeldChange(this.held);
    this.callbacks.onReleased(ended.sticker, ended.point);
  }
}
