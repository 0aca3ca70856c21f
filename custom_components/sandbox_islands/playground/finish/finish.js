import { createBloom, FALL } from "./bloom.js";
import { createGauge, isOnMascot, Pile, whirlOf } from "./detect.js";
import { drawBloom, Sprites } from "./drawBloom.js";

/** Steps of the engine between two looks at the stickers: five a second. */
const STEPS = 12;
/** Milliseconds for which a whirl must last. */
const WHIRL_DURATION = 1500;
/** Radius of the innermost ring: as shares of the mascot's size, and of a stage without one. */
const RADIUS = { mascot: 0.5, stage: 0.12 };

/**
 * What happens once when the visitor has dropped five stickers onto the mascot, or stirred the stickers
 * into one whirl: they bloom around it.
 *
 * It looks at the stickers a few times a second, has no timer and no frame of its own, and is over
 * after four seconds of simulated time. With reduced motion nothing happens at all.
 */
export class Finish {
  #listening = new AbortController();
  #pile = new Pile();
  #isWhirl = createGauge(WHIRL_DURATION);
  #steps = 0;
  #bloom = null;

  /**
   * @param {import("../physics/engine.js").PlaygroundEngine} engine
   * @param {object} options
   * @param {() => {left: number, top: number, width: number, height: number} | null}
   *   options.mascotBox On the stage, in CSS pixels; null without a mascot.
   * @param {(draw: ((context: CanvasRenderingContext2D, pixelRatio: number, alpha: number) => void)
   *   | null) => void} options.setOverlay Sets what is drawn above the stickers of each frame.
   * @param {() => string} options.shadowColor
   * @param {() => boolean} options.reducedMotion
   * @param {() => void} [options.onStart]
   * @param {() => void} [options.onEnd] Also when it is aborted meanwhile.
   * @param {AbortSignal} signal
   */
  constructor(engine, options, signal) {
    Object.assign(this, { engine, options });
    const callbacks = {
      onStep: () => this.#onStep(),
      onReleased: (sticker, point) => this.#onReleased(sticker, point),
    };
    this.#listening.signal.addEventListener("abort", () => this.#end());
    signal.addEventListener("abort", () => this.#listening.abort());
    engine.listen(callbacks, this.#listening.signal);
  }

  #onStep() {
    if (this.#bloom) return this.#continue();
    this.#steps += 1;
    if (this.#steps % STEPS) return;
    const turn = this.#finishedTurn();
    if (turn && !this.options.reducedMotion()) this.#start(turn);
  }

  #onReleased(sticker, point) {
    if (isOnMascot(point, this.options.mascotBox())) this.#pile.add(sticker, this.engine.time);
  }

  /** The direction of a whirl that has lasted, 1 for a pile, 0 for neither. */
  #finishedTurn() {
    const { stickers, time } = this.engine;
    const turn = whirlOf(stickers);
    return this.#isWhirl(turn !== 0, time) ? turn : Number(this.#pile.isComplete(time));
  }

  #start(turn) {
    const { stickers, time, manager } = this.engine;
    const sources = stickers.map(({ position: { x, y }, size }) => ({ x, y, size }));
    const random = () => manager.random();
    const bloom = createBloom({ sources, ...this.#place, turn, random });
    const pictures = stickers.map(({ blueprint }) => blueprint.picture);
    const largest = Math.max(...bloom.particles.map(({ open }) => open.size));
    const sprites = new Sprites(pictures, largest, this.options.shadowColor());
    this.#bloom = { ...bloom, sprites, startedAt: time, isFalling: false };
    this.options.setOverlay((...frame) => this.#draw(...frame));
    this.options.onStart?.();
  }

  /** What the rings open around: the mascot, or the middle of the stage. */
  get #place() {
    const { width, height } = this.engine.bounds;
    const box = this.options.mascotBox();
    if (!box) {
      return {
        center: { x: width / 2, y: height / 2 },
        radius: Math.min(width, height) * RADIUS.stage,
      };
    }
    const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return { center, radius: box.width * RADIUS.mascot };
  }

  /** As the rings fall apart, they push the stickers away; at the end all is as it was before. */
  #continue() {
    const { startedAt, duration, center, isFalling } = this.#bloom;
    const age = (this.engine.time - startedAt) / 1000;
    if (age < 0 || age > duration) return this.#listening.abort();
    if (isFalling || age < FALL) return;
    this.#bloom.isFalling = true;
    this.engine.forces.shockwave(center);
  }

  /** Draws between the last step and the next, as stickers are. */
  #draw(context, pixelRatio, alpha) {
    const bloom = this.#bloom;
    const { time, settings } = this.engine;
    const now = time - (1000 / settings.stepsPerSecond) * (1 - alpha);
    drawBloom(context, pixelRatio, bloom, bloom.sprites, (now - bloom.startedAt) / 1000);
  }

  #end() {
    const bloom = this.#bloom;
    if (!bloom) return;
    this.#bloom = null;
    bloom.sprites.clear();
    this.options.setOverlay(null);
    this.options.onEnd?.();
  }
}
