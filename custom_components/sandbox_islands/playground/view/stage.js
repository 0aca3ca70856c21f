import { afterNextPaint } from "../browser/frames.js";

/**
 * The section around the playground: its lights, its palette, and the action buttons in its text.
 *
 * It only sets `data-tripped` and `data-palette`; the page's stylesheet gives them a look.
 */
export class Stage {
  #switchedOn = false;
  #dropping = false;
  #cancelPalette = () => {};

  /**
   * @param {Element} root The playground.
   * @param {number} paletteCount
   * @param {Record<string, () => void>} actions What the `data-playground-action` buttons in the
   *   section do, by the attribute's value.
   * @param {AbortSignal} signal Removes the listener and restores lights and palette.
   */
  constructor(root, paletteCount, actions, signal) {
    this.element = root.closest("[data-playground-stage]") ?? root;
    this.paletteCount = paletteCount;
    this.initialPalette = this.element.dataset.palette;
    const onClick = ({ target }) => {
      const button = target.closest("[data-playground-action]");
      actions[button?.dataset.playgroundAction]?.();
    };
    this.element.addEventListener("click", onClick, { signal });
    signal.addEventListener("abort", () => this.reset());
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
    this.#cancelPalette = afterNextPaint(() => {
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

  #updateLights() {
    this.element.toggleAttribute("data-tripped", this.#switchedOn || this.#dropping);
  }
}
