import { afterFrame } from "../browser/afterFrame.js";
import { Disposables } from "../browser/disposables.js";

/**
 * The section around the playground: its lights, its palette, and the action buttons in its text.
 *
 * It only sets `data-tripped` and `data-palette`; the page's stylesheet gives them a look.
 */
export class Stage {
  #disposables = new Disposables();
  #switchedOn = false;
  #dropping = false;
  #cancelPalette = () => {};

  /**
   * @param {Element} root The playground.
   * @param {number} paletteCount
   * @param {Record<string, () => void>} actions What the `data-playground-action` buttons in the
   *   section do, by the attribute's value.
   */
  constructor(root, paletteCount, actions) {
    this.element = root.closest("[data-playground-stage]") ?? root;
    this.paletteCount = paletteCount;
    this.initialPalette = this.element.dataset.palette;
    this.#disposables.listen(this.element, "click", (event) => {
      const button = event.target.closest("[data-playground-action]");
      actions[button?.dataset.playgroundAction]?.();
    });
    this.#disposables.defer(() => this.reset());
  }

  /** Switches the lights on or off. */
  toggleLights() {
    this.#switchedOn = !this.#switchedOn;
    this.#updateLights();
  }

  /** Keeps the lights on while a sticker that drops bolts is held. */
  setDropping(isDropping) {
    this.#dropping = isDropping;
    this.#updateLights();
  }

  /** Selects the next palette, and after the last one the first, once the next frame is painted. */
  nextPalette() {
    this.#cancelPalette();
    this.#cancelPalette = afterFrame(() => {
      const { dataset } = this.element;
      dataset.palette = (Number(dataset.palette ?? 0) + 1) % this.paletteCount;
    });
  }

  /** Restores lights and palette to how the page was served. */
  reset() {
    this.#cancelPalette();
    this.#switchedOn = this.#dropping = false;
    this.#updateLights();
    if (this.initialPalette === undefined) delete this.element.dataset.palette;
    else this.element.dataset.palette = this.initialPalette;
  }

  destroy() {
    this.#disposables.dispose();
  }

  #updateLights() {
    this.element.toggleAttribute("data-tripped", this.#switchedOn || this.#dropping);
  }
}
