import { Drag } from "./drag.js";

/**
 * The stickers that are held, each by a drag of its own: two hands can hold two.
 */
export class Drags {
  #drags = [];

  /** @param {import("./engine.js").PlaygroundEngine} engine */
  constructor(engine) {
    this.engine = engine;
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
    const drag = new Drag(this.engine, sticker, point);
    this.#drags.push(drag);
    this.#onHeldChange();
    return drag;
  }

  /** Releases every sticker that is held. */
  endAll() {
    for (const drag of [...this.#drags]) drag.end();
  }

  /** Called once by each drag, when its sticker is released. */
  remove(ended) {
    this.#drags = this.#drags.filter((drag) => drag !== ended);
    this.#onHeldChange();
    this.engine.emit("onReleased", ended.sticker, ended.point);
  }

  /** While a sticker that drops bolts is held, the lightning is active. */
  #onHeldChange() {
    this.engine.lightning.setHeld(this.held);
    this.engine.emit("onHeldChange", this.held);
  }
}
