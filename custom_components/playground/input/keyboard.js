import { createBin } from "./bin.js";
import { nameOf } from "./words.js";

const directions = {
  ArrowRight: { x: 1, y: 0, words: "to the right" },
  ArrowLeft: { x: -1, y: 0, words: "to the left" },
  ArrowDown: { x: 0, y: 1, words: "downwards" },
  ArrowUp: { x: 0, y: -1, words: "upwards" },
};
const rest = { x: 0, y: 0 };
const acts = (key) => key === "Enter" || key === " ";

/**
 * Lets the keyboard choose a sprite with the arrows, pick it up, nudge it and throw it.
 */
export class Keyboard {
  #bin = createBin();
  #index = 0;
  #picked = null;
  #aim = null;

  /**
   * @param {HTMLElement} field The one tab stop.
   * @param {import("./hands.js").Hands} hands
   * @param {{nudge: number, throw: number}} keys Pixels, and pixels a second.
   * @param {(words: string) => void} say Tells what happened.
   */
  constructor(field, hands, keys, say) {
    this.field = field;
    this.hands = hands;
    this.keys = keys;
    this.say = say;
    this.#bin.listen(field, "keydown", (event) => this.#press(event));
    this.#bin.listen(field, "focus", () => this.chosen && this.#choose(this.#index));
    this.#bin.listen(field, "blur", () => this.#leave());
  }

  /** The sprite to ring: the chosen one, while the field shows the keyboard's focus. */
  get chosen() {
    return this.field.matches(":focus-visible") ? this.#current : null;
  }

  destroy() {
    this.#bin.empty();
  }

  get #current() {
    const { sprites } = this.hands;
    return sprites[Math.min(this.#index, sprites.length - 1)] ?? null;
  }

  get #holding() {
    return this.#picked !== null && this.hands.held === this.#picked;
  }

  #press(event) {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || !this.#current) return;
    const used = this.#holding ? this.#carryOn(event.key) : this.#browse(event.key);
    if (used) event.preventDefault();
  }

  /** What a key does while nothing is held; false when it is none of ours. */
  #browse(key) {
    const direction = directions[key];
    if (direction) this.#choose(this.#index + direction.x + direction.y);
    else if (key === "Home") this.#choose(0);
    else if (key === "End") this.#choose(-1);
    else if (acts(key)) this.#pickUp();
    else return false;
    return true;
  }

  /** What a key does while a sprite is held. */
  #carryOn(key) {
    const direction = directions[key];
    if (direction) this.#nudge(direction);
    else if (acts(key)) this.#throw();
    else if (key === "Escape") this.#letGo(rest, "dropped");
    else return false;
    return true;
  }

  #choose(index) {
    const count = this.hands.sprites.length;
    this.#index = (index + count) % count;
    this.say(`${nameOf(this.#current)}, ${this.#index + 1} of ${count}`);
    this.hands.redraw();
  }

  #pickUp() {
    this.#picked = this.#current;
    this.#aim = null;
    this.hands.grab(this.#picked);
    this.say(`${nameOf(this.#picked)} picked up`);
  }

  #nudge(direction) {
    const { nudge } = this.keys;
    this.#aim = direction;
    this.hands.nudge(direction.x * nudge, direction.y * nudge);
  }

  #throw() {
    if (!this.#aim) return this.#letGo(rest, "put down");
    const { x, y, words } = this.#aim;
    const speed = this.keys.throw;
    this.#letGo({ x: x * speed, y: y * speed }, `thrown ${words}`);
  }

  #letGo(velocity, words) {
    this.hands.release(velocity);
    this.say(`${nameOf(this.#picked)} ${words}`);
    this.#picked = null;
  }

  #leave() {
    if (this.#holding) this.#letGo(rest, "dropped");
    this.hands.redraw();
  }
}
