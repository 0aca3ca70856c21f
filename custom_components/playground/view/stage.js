import { createBin } from "./bin.js";

/**
 * The section the playground plays in: its lights, its ground, and the verbs in its text.
 *
 * It only sets `data-tripped` and `data-palette`; the page's stylesheet says what they look like.
 */
export class Stage {
  #bin = createBin();
  #switched = false;
  #held = false;

  /**
   * @param {Element} root The playground.
   * @param {number} palettes
   * @param {Record<string, (event: Event) => void>} actions What `data-playground-action`
   *   buttons anywhere in the section do.
   */
  constructor(root, palettes, actions) {
    this.element = root.closest("[data-playground-stage]") ?? root;
    this.palettes = palettes;
    this.before = this.element.dataset.palette;
    this.#bin.listen(this.element, "click", (event) => {
      const button = event.target.closest("[data-playground-action]");
      actions[button?.dataset.playgroundAction]?.(event);
    });
    this.#bin.add(() => this.reset());
  }

  /** Switches the lights on or off for good. */
  toggleLights() {
    this.#switched = !this.#switched;
    this.#light();
  }

  /** Keeps the lights on while the rainbow is held. */
  holdLights(held) {
    this.#held = held;
    this.#light();
  }

  /** Goes to the next ground, and from the last to the first. */
  nextPalette() {
    const { dataset } = this.element;
    dataset.palette = (Number(dataset.palette ?? 0) + 1) % this.palettes;
  }

  /** Back to how the page was served. */
  reset() {
    this.#switched = this.#held = false;
    this.#light();
    if (this.before === undefined) delete this.element.dataset.palette;
    else this.element.dataset.palette = this.before;
  }

  destroy() {
    this.#bin.empty();
  }

  #light() {
    this.element.toggleAttribute("data-tripped", this.#switched || this.#held);
  }
}
