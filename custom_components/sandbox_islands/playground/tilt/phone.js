import { leanFrom } from "./lean.js";

/** Milliseconds until a phone is in its new pose: what it shows turns when it is half way there. */
const TURN_DURATION = 700;

/**
 * A phone that is held in a pose and leans out of it. When what it shows turns, for a visitor who
 * now holds it across, the pose is another one.
 */
export class Phone {
  #pose; // where down is in it; null while the phone turns
  #turn;

  /**
   * @param {{x: number, y: number, z: number}} down Where down is in its pose, as seen from it.
   * @param {AbortSignal} signal Stops watching for turns.
   */
  constructor(down, signal) {
    this.down = down;
    this.#pose = down;
    screen.orientation.addEventListener("change", () => this.#onTurn(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#turn));
  }

  /** How far it leans on the screen: x to the right and y to the bottom; none while it turns. */
  get lean() {
    if (!this.#pose) return { x: 0, y: 0 };
    return leanFrom(this.down, this.#pose, screen.orientation.angle);
  }

  #onTurn() {
    this.#pose = null;
    clearTimeout(this.#turn);
    this.#turn = setTimeout(() => (this.#pose = this.down), TURN_DURATION);
  }
}
