/**
 * What pointer and keyboard may do to the engine, whether it plays, rests or is not there yet.
 *
 * While time stands still a held sprite goes straight where the hand goes and lies still there.
 */
export class Hands {
  /**
   * @param {() => import("./engine.js").PlaygroundEngine | null} engine
   * @param {() => boolean} playing
   * @param {() => void} redraw Shows, while nothing plays, what has changed.
   */
  constructor(engine, playing, redraw) {
    this.getEngine = engine;
    this.playing = playing;
    this.redraw = redraw;
  }

  get sprites() {
    return this.getEngine()?.sprites ?? [];
  }

  get held() {
    return this.getEngine()?.held ?? null;
  }

  pick(point) {
    return this.getEngine()?.pick(point) ?? null;
  }

  grab(sprite, point) {
    this.getEngine()?.grab(sprite, point);
    this.#rest();
  }

  carry(point) {
    this.getEngine()?.carry(point);
    this.#rest();
  }

  /** Moves the hand by a distance. */
  nudge(x, y) {
    const target = this.getEngine()?.grip?.target;
    if (target) this.carry({ x: target.x + x, y: target.y + y });
  }

  /** Lets go, at a velocity of the hand's choosing or the one the sprite has. */
  release(velocity) {
    const { held } = this;
    this.getEngine()?.release();
    if (held && velocity) held.velocity = velocity;
    this.#rest();
  }

  stir(from, to) {
    if (this.playing()) this.getEngine()?.stir(from, to);
  }

  #rest() {
    if (this.playing()) return;
    this.getEngine()?.grip?.settle();
    this.redraw();
  }
}
