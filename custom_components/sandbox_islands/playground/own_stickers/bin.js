/** Lines of the icon, in a box of 24 x 24: the lid, and the can. */
const ICON = "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5";

/** How far beside the bin, in px, still counts: fingers hide what they aim at. */
const TOLERANCE = 16;

/**
 * Creates where visitors let go of a sticker of their own to peel it off, which `ownStickers.js` does
 * and remembers. It is seen with `data-shown` and lit with `data-over`. The keyboard does without it.
 *
 * @param {HTMLElement} root The playground, which covers the stage.
 */
export function createBin(root) {
  const bin = Object.assign(document.createElement("span"), { className: "playground__bin" });
  bin.ariaHidden = "true";
  bin.innerHTML = `<svg class="line-icon" viewBox="0 0 24 24"><path d="${ICON}" /></svg>`;
  root.append(bin);
  return bin;
}

/**
 * True of a point that lies on the bin, or close beside it.
 *
 * @param {HTMLElement} bin
 * @param {{x: number, y: number}} point On the stage.
 */
export function isOverBin({ offsetLeft, offsetTop, offsetWidth }, { x, y }) {
  const isBeside = Math.abs(x - offsetLeft - offsetWidth / 2) <= offsetWidth / 2 + TOLERANCE;
  return isBeside && y >= offsetTop - TOLERANCE;
}
