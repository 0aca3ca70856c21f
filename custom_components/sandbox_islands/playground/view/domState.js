import { centerOf } from "../browser/measure.js";

/**
 * Where the picture of a sticker lies before it moves.
 *
 * @param {HTMLElement} stage
 * @param {HTMLElement | null} still
 * @returns {{x: number, y: number, angle: number, size: number} | null} Its centre on the stage, its
 *   turn in radians and its width; null without one.
 */
export function poseOfStill(stage, still) {
  if (!still) return null;
  const turn = parseFloat(getComputedStyle(still.firstElementChild).rotate) || 0;
  // The box is that of the element that is not rotated.
  const size = still.getBoundingClientRect().width;
  return { ...centerOf(still, stage), angle: (turn * Math.PI) / 180, size };
}

/** The same for a sticker by its index. */
export const restingPose = (stage, index) =>
  poseOfStill(stage, stage.parentElement.querySelector(`[data-still="${index}"]`));

/**
 * The engine's state in the DOM: counts on the root element, still pictures that are hidden once
 * their stickers move, the focus ring, and events that bubble from the root.
 */
export class DomState {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} [focusRing] There is none without stickers.
   */
  constructor(root, focusRing) {
    this.root = root;
    this.focusRing = focusRing;
  }

  /** @param {{stickers: object[], bolts: object[]}} engine */
  setCounts({ stickers, bolts }) {
    this.root.dataset.sprites = stickers.length;
    this.root.dataset.bolts = bolts.length;
  }

  /** Dispatches `playground:<type>` with the name of a sticker or bolt. */
  dispatch(type, { blueprint: { name } }) {
    const options = { bubbles: true, detail: { name } };
    this.root.dispatchEvent(new CustomEvent(`playground:${type}`, options));
  }

  /** Hides the still picture of one sticker, by its index, or that of the bolt. */
  hideStill(key) {
    this.root.querySelector(`[data-still="${key}"]`)?.setAttribute("data-hidden", "");
  }

  /**
   * Moves the focus ring to the sticker that the keyboard has selected; hides it without one.
   *
   * @param {import("../stickers/sticker.js").Sticker | null} sticker
   * @param {(sticker: object) => {x: number, y: number}} poseOf Where a sticker is drawn.
   */
  moveFocusRing(sticker, poseOf) {
    this.focusRing.hidden = !sticker;
    if (!sticker) return;
    const { left, top, width, height } = sticker.boundingBox;
    const pose = poseOf(sticker);
    const x = left + pose.x - sticker.position.x;
    const y = top + pose.y - sticker.position.y;
    Object.assign(this.focusRing.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `translate(${x}px, ${y}px)`,
    });
  }

  /** Back to the stickers at rest, with none counted. */
  reset() {
    this.setCounts({ stickers: [], bolts: [] });
    for (const still of this.root.querySelectorAll("[data-still][data-hidden]")) {
      still.removeAttribute("data-hidden");
    }
  }
}
